import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const { queries, mutations } = queryClient.getDefaultOptions();

it('tries neither a read nor a write again by itself', () => {
  expect([queries?.retry, mutations?.retry]).toEqual([false, false]);
});

it('keeps data fresh until a write says otherwise, also when the window gets the focus', () => {
  expect(queries).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false });
});

it('asks again at no interval unless a screen says so', () => {
  expect(queries?.refetchInterval).toBeUndefined();
});
