import { expect, it } from 'vitest';
import { z } from 'zod';
import { findUnknownNames, unknownToAll } from './find-unknown-names.ts';

const names = (schema: z.ZodType, value: unknown) => findUnknownNames(schema, value).map(({ path }) => path.join('.'));
const point = z.object({ x: z.number() });

it.each<[string, z.ZodType, unknown, string[]]>([
  ['a member', point, { x: 1, y: 2 }, ['y']],
  ['behind optional, nullable and a default', point.nullable().optional().default({ x: 1 }), { y: 2 }, ['y']],
  ['in a list', z.array(point), [{ x: 1 }, { y: 2 }], ['1.y']],
  ['in a tuple', z.tuple([z.string(), point]), ['a', { y: 2 }], ['1.y']],
  ['in the values of a map, whose names are open', z.record(z.string(), point), { any: { x: 1, y: 2 } }, ['any.y']],
  ['in a pipe', point.transform(({ x }) => x), { x: 1, y: 2 }, ['y']],
  ['in a lazy schema', z.lazy(() => point), { y: 2 }, ['y']],
  ['of the option that knows the most', z.union([z.object({ a: z.string() }), point]), { x: 1, y: 2 }, ['y']],
  [
    'of the option that the discriminator names',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b'), header: z.string() }),
    ]),
    { kind: 'a', header: 'x' },
    ['header'],
  ],
  ['but none of an open object', z.looseObject({ x: z.number() }), { x: 1, y: 2 }, []],
  ['but none that is undefined', point, { x: 1, y: undefined }, []],
  ['but none of a value of another type', point, 'text', []],
  ['under the name of something inherited', point, JSON.parse('{"x":1,"toString":1}'), ['toString']],
])('finds unknown names: %s', (_, schema, value, expected) => {
  expect(names(schema, value)).toEqual(expected);
});

it('knows a name that one of several schemas knows', () => {
  const found = unknownToAll([point, z.object({ z: z.number() })], { x: 1, z: 2, y: 3 });
  expect(found).toEqual([{ path: ['y'], known: ['x', 'z'] }]);
});
