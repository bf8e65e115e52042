import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHEETS } from '@turntable/games/loko-moto/boxes.ts';
import { plot } from '@turntable/pictures/loko-moto/plot.ts';
import { TERRAINS } from '@turntable/pictures/loko-moto/terrain/terrains.ts';
import { trayCovers } from './tray-place.ts';

test('the tray lies on the foot of the Carpathian sheet, where no line is, and below the one of Balaton', () => {
  const covered = (id: keyof typeof SHEETS): boolean => trayCovers(plot(SHEETS[id]), TERRAINS[id]!);
  assert.equal(covered('standard'), false);
  assert.equal(covered('small'), true);
});
