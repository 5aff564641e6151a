import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const { queries, mutations } = queryClient.getDefaultOptions();

afterEach(() => queryClient.clear());

it('tries neither a read nor a write again by itself', () => {
  expect([queries?.retry, mutations?.retry]).toEqual([false, false]);
});

it('keeps data fresh until a write says otherwise, also when the window gets the focus', () => {
  expect(queries).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false });
});

it('asks again at no interval unless a screen says so', () => {
  expect(queries?.refetchInterval).toBeUndefined();
});

const TEMPLATES = [['ai', 'templates'], { type: 'query' }];

/** A mutation as `trpc.ai.createTemplate.useMutation` makes it. */
const createTemplate = (mutationFn: () => Promise<unknown>) =>
  new MutationObserver(queryClient, { mutationKey: [['ai', 'createTemplate']], mutationFn }).mutate();

it('reads again what a mutation changed, by the name of the mutation', async () => {
  queryClient.setQueryData(TEMPLATES, []);
  await createTemplate(async () => ({}));
  expect(queryClient.getQueryState(TEMPLATES)?.isInvalidated).toBe(true);
});

it('does so after a failure too: part of the work may be done', async () => {
  queryClient.setQueryData(TEMPLATES, []);
  await expect(createTemplate(() => Promise.reject(new Error('It broke off.')))).rejects.toThrow('It broke off.');
  expect(queryClient.getQueryState(TEMPLATES)?.isInvalidated).toBe(true);
});

it('leaves everything as it is after a mutation that is not the server’s', async () => {
  queryClient.setQueryData(TEMPLATES, []);
  await new MutationObserver(queryClient, { mutationFn: async () => ({}) }).mutate();
  expect(queryClient.getQueryState(TEMPLATES)?.isInvalidated).toBe(false);
});
