import type { CsvForm } from './csv-file/use-csv-form';
import type { CsvPreview } from './csv-file/use-csv-preview';

/** What keeps an import from being started; null when it can be. */
type ImportObstacle = 'no file' | 'not read' | 'columns missing' | 'names not chosen';

/** What an import would do is known, and chosen, before it begins: of this very file with these options. */
export function importObstacle(
  file: File | null,
  form: CsvForm,
  { of, data, isLoading }: Pick<CsvPreview, 'of' | 'data' | 'isLoading'>,
): ImportObstacle | null {
  if (file === null) return 'no file';
  if (data === null || of === null || isLoading || of.file !== file || !isSameForm(of.form, form)) return 'not read';
  if (data.missing.length > 0) return 'columns missing';
  return form.renames === '' && data.outcome.renames.length > 0 ? 'names not chosen' : null;
}

const isSameForm = (one: CsvForm, other: CsvForm): boolean =>
  (Object.keys(one) as (keyof CsvForm)[]).every((name) => one[name] === other[name]);
