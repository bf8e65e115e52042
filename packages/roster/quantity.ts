import { exact } from './exact.ts';
import type { Exact } from './exact.ts';
import type { FigureUnit } from './figures.ts';

export function quantity(value: number | string, _unit: FigureUnit): Exact {
  return exact(Number(value));
}
