import type { ZodType } from 'zod';
import type { RouteName } from './paths.ts';
import { ROUTES } from './routes.ts';
import { shapesOf } from './shape-of.ts';

/**
 * The shapes of the answers of all routes. The build of the pages puts what this file makes in its place
 * (`apps/web/vite.config.ts`), so that a page checks answers without the schemas and what reads them.
 */
export const ANSWER_SHAPES = shapesOf(
  Object.fromEntries(Object.entries(ROUTES).map(([name, { answer }]) => [name, answer])) as Readonly<
    Record<RouteName, ZodType>
  >,
);
