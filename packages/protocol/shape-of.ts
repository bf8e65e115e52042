import { z } from 'zod';
import type { Shape, Shapes } from './shape.ts';

type Def = Readonly<{ type: string }> & Readonly<Record<string, unknown>>;
const defOf = (schema: unknown): Def => (schema as { readonly _zod: { readonly def: Def } })._zod.def;

/** The shapes of schemas: what is shared by several places stands once. A schema that has no shape is an error. */
export function shapesOf<Name extends string>(schemas: Readonly<Record<Name, z.ZodType>>): Shapes<Name> {
  const uses = new Map<unknown, number>();
  const count = (schema: unknown): void => {
    const before = uses.get(schema) ?? 0;
    uses.set(schema, before + 1);
    if (before === 0) for (const inner of innerOf(defOf(schema))) count(inner);
  };
  for (const schema of Object.values(schemas)) count(schema);
  const parts: Shape[] = [];
  const places = new Map<unknown, number>();
  const shapeOf = (schema: unknown): Shape => {
    const known = places.get(schema);
    if (known !== undefined) return known;
    const shape = shaped(defOf(schema), shapeOf);
    // A word or a number is no longer than a reference to it.
    if (typeof shape !== 'object' || uses.get(schema)! < 2) return shape;
    places.set(schema, parts.length);
    return parts.push(shape) - 1;
  };
  const named = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]),
  ) as Record<Name, Shape>;
  return { named, parts };
}

/** The schemas within one. */
function innerOf(def: Def): unknown[] {
  switch (def.type) {
    case 'object':
      return Object.values(def['shape'] as object);
    case 'array':
      return [def['element']];
    case 'record':
      return [def['valueType']];
    case 'union':
      return [...(def['options'] as readonly unknown[])];
    case 'optional':
    case 'nullable':
    case 'default':
      return [def['innerType']];
    case 'pipe':
      return [def['in']];
    default:
      return [];
  }
}

function shaped(def: Def, shapeOf: (schema: unknown) => Shape): Shape {
  const [inner] = innerOf(def);
  switch (def.type) {
    case 'unknown':
      return 'any';
    case 'string':
    case 'number':
    case 'boolean':
      return def.type;
    case 'null':
      return ['is', null];
    case 'literal':
      return ['is', ...(def['values'] as (string | number | boolean)[])];
    case 'enum':
      return ['is', ...Object.values(def['entries'] as Readonly<Record<string, string>>)];
    case 'array':
      return ['list', shapeOf(inner)];
    case 'record':
      return ['map', shapeOf(inner)];
    case 'union':
      return ['or', ...innerOf(def).map(shapeOf)];
    case 'nullable':
      return ['or', shapeOf(inner), ['is', null]];
    case 'optional':
    case 'default':
    case 'pipe':
      return shapeOf(inner);
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Readonly<Record<string, unknown>>).map(([name, member]) => [
          ['optional', 'default'].includes(defOf(member).type) ? `${name}?` : name,
          shapeOf(member),
        ]),
      );
    default:
      throw new Error(`no shape of a schema of type ${def.type}`);
  }
}
