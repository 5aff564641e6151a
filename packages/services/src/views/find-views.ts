import { type ViewDoc, ViewModel } from '@workbench/db';
import { findUnknownValues } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { READY_MADE_VIEWS } from './ready-made.ts';
import type { View } from './schemas.ts';
import { type Choice, choiceOf, readableFilter, toView } from './view-doc.ts';

/** Those that are always there, then the saved ones by name. */
export async function listViews(_: Verb<object>): Promise<View[]> {
  const docs = await ViewModel.find().lean<ViewDoc[]>();
  const views = await withProblems(docs);
  return [...READY_MADE_VIEWS, ...views.sort((a, b) => a.name.localeCompare(b.name, 'en'))];
}

/** @throws ServiceError not_found */
export async function getView({ input: { id } }: Verb<{ id: string }>): Promise<View> {
  const readyMade = READY_MADE_VIEWS.find((view) => view.id === id);
  return readyMade ?? showView(await requireView(id));
}

/** @throws ServiceError not_found; invalid for a view whose filter cannot be read */
export async function getChoice(id: string): Promise<Choice> {
  const readyMade = READY_MADE_VIEWS.find((view) => view.id === id);
  return readyMade ?? choiceOf(await requireView(id));
}

/** What views choose, by id; one that is gone, or whose filter cannot be read, is missing. */
export async function findChoices(ids: readonly string[]): Promise<Map<string, Choice>> {
  const docs = await ViewModel.find({ _id: { $in: [...ids] } }).lean<ViewDoc[]>();
  const choices = new Map<string, Choice>(READY_MADE_VIEWS.map((view) => [view.id, view]));
  for (const doc of docs) {
    try {
      choices.set(doc._id, choiceOf(doc));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    }
  }
  return choices;
}

export async function requireView(id: string): Promise<ViewDoc> {
  const doc = await ViewModel.findById(id).lean<ViewDoc>();
  if (doc === null) throw viewNotFound(id);
  return doc;
}

/** A stored view as calls give it. */
export async function showView(doc: ViewDoc): Promise<View> {
  const [view] = await withProblems([doc]);
  if (view === undefined) throw viewNotFound(doc._id);
  return view;
}

async function withProblems(docs: readonly ViewDoc[]): Promise<View[]> {
  const filters = docs.flatMap((doc) => readableFilter(doc) ?? []);
  const unknown = await findUnknownValues(filters);
  // One for each filter that can be read, in their order.
  return docs.map((doc) => toView(doc, readableFilter(doc) === null ? [] : (unknown.shift() ?? [])));
}

export const viewNotFound = (id: string) => new ServiceError('not_found', `No view has the id ${id} (any more)`);
