import type { LanguageModel } from '@workbench/connectors/language-model/types';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { GeneratedMessage } from '../schemas.ts';
import type { MessageClause } from '../written-message.ts';

/** Raised whenever the built-in writer's sentences change: messages say which one wrote them. */
export const BUILT_IN_WRITER = { kind: 'built-in', name: 'Built-in writer', version: '3' } as const;

/** What a writer has written when it is through. */
export interface WrittenDraft {
  text: string;
  clauses: MessageClause[];
  isTrimmed: boolean;
  /** Selected facts that the built-in writer could not use, and why. */
  unusedFacts?: GeneratedMessage['unusedFacts'];
  tokens: number;
  writer: GeneratedMessage['writer'];
}

/** Pieces while it writes; the whole as the value that it returns. */
export type DraftStream = AsyncGenerator<
  { kind: 'piece'; text: string } | { kind: 'again'; reason: string },
  WrittenDraft
>;

/**
 * The model that writes: where one is set up, unless the built-in writer was chosen.
 * @returns null: the built-in writer
 * @throws ServiceError invalid when the model was chosen and none is set up
 */
export function chooseWriter(
  { model }: ServiceContext,
  chosen: 'built-in' | 'model' | undefined,
): LanguageModel | null {
  if (chosen === 'built-in') return null;
  if (model !== null || chosen === undefined) return model;
  const message =
    'No language model is set up on this server. Set AI_PROVIDER and AI_MODEL, or choose the built-in writer.';
  throw new ServiceError('invalid', message, [{ path: ['writer'], message }]);
}
