import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImportPreview, ImportRowKind } from '@workbench/services/companies/schemas';
import { uploadFile } from '~/lib/api/upload-file';
import { csvImportFields } from '../csv-file/csv-upload';
import type { CsvForm } from '../csv-file/use-csv-form';
import { previewFields } from '../csv-file/use-csv-preview';

interface PlanQuery {
  file: File;
  form: CsvForm;
  kind: ImportRowKind | '';
  /** The first page of all kinds came with the preview. */
  preview: ImportPreview;
}

/** The rows of a plan, page by page; the server reads the file again for each. */
export function usePlanRows({ file, form, kind, preview }: PlanQuery) {
  const { name, size, lastModified } = file;
  const query = useInfiniteQuery({
    // A new preview may say something else about the same file.
    queryKey: ['import-plan', name, size, lastModified, previewFields(form), kind, preview.plan],
    queryFn: async ({ pageParam, signal }) => {
      const { plan } = await uploadFile<ImportPreview>({
        path: '/api/companies/import-csv/preview',
        file,
        fields: csvImportFields({ ...previewFields(form), planKind: kind, planCursor: String(pageParam) }),
        fallback: 'Failed to read the file',
        signal,
      });
      return plan;
    },
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(kind === '' && { initialData: { pages: [preview.plan], pageParams: [0] } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { ...query, items: query.data?.pages.flatMap(({ rows }) => rows) };
}
