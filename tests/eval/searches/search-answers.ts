import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type LabelledSearch, readLabelledSearches } from './labelled-searches.ts';
import { printSearches } from './print-searches.ts';
import { type AnswersById, judgeByRules, judgeWithAnswers } from './replay-searches.ts';
import { nameInFile, requestFor, searchFiles } from './search-prompts.ts';

const answersSchema = z.record(z.string(), z.unknown());

/** The answers that lie beside the prompts: 01.answer.json and so on, as far as they are there. */
function storedAnswers(searches: readonly LabelledSearch[], folder: string): AnswersById {
  const found = searchFiles(searches).flatMap(({ file, searches: some }) => {
    const path = join(folder, `${file}.answer.json`);
    if (!existsSync(path)) return [];
    const answers = answersSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return some.flatMap(({ id }, at) => {
      const answer = answers[nameInFile(at)];
      return answer === undefined ? [] : [[id, answer] as const];
    });
  });
  return new Map(found);
}

interface SearchFile {
  file: string;
  folder: string | undefined;
  /** Sentences whose ids begin otherwise stay unread. */
  idPrefix: string;
  isCountsOnly: boolean;
}

/** Prints how the sentences of a file are read by rules, and with a model's stored answers where there is a folder. */
export async function printSearchFile({ file, folder, idPrefix, isCountsOnly }: SearchFile): Promise<void> {
  const searches = readLabelledSearches(file).filter(({ id }) => id.startsWith(idPrefix));
  if (folder === undefined) {
    printSearches(judgeByRules(searches), isCountsOnly);
    return;
  }
  const answers = storedAnswers(searches, folder);
  const requests = await Promise.all(searches.map(({ sentence }) => requestFor(sentence)));
  const read = searches.filter(({ id }, at) => answers.has(id) || requests[at] === null);
  console.log(`${read.length} of ${searches.length} sentences were read\n\nBuilt-in reader`);
  printSearches(judgeByRules(read), true);
  console.log('\nWith the model');
  printSearches(await judgeWithAnswers(read, answers), isCountsOnly);
}
