import type { Listing } from '@turntable/engine';
import { LISTING as doubleHeader } from './double-header/listing.ts';
import { LISTING as locoDome } from './loco-dome/listing.ts';
import { LISTING as lokoMoto } from './loko-moto/listing.ts';

/** The listing of every game, in the order of `registry.ts`, which loads the rules of all; a test compares them. */
export const LISTINGS: readonly Listing[] = [lokoMoto, doubleHeader, locoDome];
