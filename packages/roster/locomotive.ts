import type { FeatureId } from './features.ts';
import type { FigureKey } from './figures.ts';

/** What everybody may know of a locomotive (LV-1.1): the front of its card. */
export interface Front {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  /** The railway. */
  readonly operator: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly builder: string;
  /** Wheel arrangement, in Whyte notation where there is one. */
  readonly whyte: string;
  readonly features: readonly FeatureId[];
}

/** Where one figure was read. */
export interface FigureSource {
  /** The page. */
  readonly url: string;
  /** The figure as the page prints it. */
  readonly printed?: string;
}

/** A locomotive of the roster as published: a missing figure is unknown, a 0 is a known zero. */
export interface Locomotive extends Front {
  readonly designer?: string;
  /** Track gauge in inches. */
  readonly gaugeIn?: number;
  readonly fuel: 'coal' | 'oil' | 'wood' | 'coke';
  /** First and last year built. */
  readonly years: readonly number[];
  readonly raw: Readonly<Partial<Record<FigureKey, number>>>;
  /** Where each figure was read; one that is not here was read from one of `pages`. */
  readonly sources?: Readonly<Partial<Record<FigureKey, FigureSource>>>;
  /** The public pages that it was read from. */
  readonly pages: readonly string[];
  /** Which series was taken, and what was odd about the figures. */
  readonly notes: string;
}
