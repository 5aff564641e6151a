import { TRPCError } from '@trpc/server';
import { smartSearchInput } from '@workbench/services/contacts/schemas';
import { expect, it } from 'vitest';
import { errorBody } from './error-map.ts';

const bodyOf = (input: unknown) => {
  const { error } = smartSearchInput.safeParse(input);
  return errorBody(new TRPCError({ code: 'BAD_REQUEST', cause: error }));
};

it('gives a sentence of ours alone, and the field in the issues', () => {
  const message = 'Please enter a search query';
  expect(bodyOf({ query: ' ' })).toEqual({ message, code: 'BAD_REQUEST', issues: [{ path: ['query'], message }] });
});

it('names the field before the words of the schema library', () => {
  expect(bodyOf({ query: 7 }).message).toMatch(/^query: Invalid input/);
});
