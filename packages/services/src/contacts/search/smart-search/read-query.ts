import { ConnectorError } from '@workbench/connectors/errors';
import type { ServiceContext } from '../../../shared/context.ts';
import type { SmartSearch } from '../../schemas.ts';
import { readSentence } from './read-sentence.ts';
import { readWithModel } from './read-with-model.ts';
import type { SentenceReading } from './types.ts';

const BUILT_IN: SmartSearch['reader'] = { kind: 'built-in', name: 'Built-in reader' };

type QueryReading = { reading: SentenceReading } & Pick<SmartSearch, 'reader' | 'notice'>;

/** Reads a sentence with the configured model, or with the built-in rules when there is none or it fails. */
export async function readQuery(
  { model, log }: Pick<ServiceContext, 'model' | 'log'>,
  sentence: string,
): Promise<QueryReading> {
  if (model === null) return { reading: readSentence(sentence), reader: BUILT_IN, notice: null };
  try {
    const reading = await readWithModel(model, sentence);
    return { reading, reader: { kind: 'model', name: model.model }, notice: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    log.warn({ model: model.model, kind: error.kind }, 'the model did not read a sentence');
    const notice = `The model did not read the sentence, so the built-in reader did. ${error.message.replace(/\.$/, '')}.`;
    return { reading: readSentence(sentence), reader: BUILT_IN, notice };
  }
}
