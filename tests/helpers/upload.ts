/** A form as the import takes it: the fields first, then the files, all under the name "file". */
export function uploadForm(files: string | Uint8Array | (string | Uint8Array)[], fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const content of [files].flat()) {
    form.append('file', new Blob([content as BlobPart], { type: 'text/csv' }), 'companies.csv');
  }
  return form;
}

/** Imports a CSV over REST; throws with the server's words when it is refused. */
export async function importCsv(origin: string, csv: string, fields: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/api/companies/import-csv`, { method: 'POST', body: uploadForm(csv, fields) });
  if (!answer.ok) throw new Error(`The import was refused: ${await answer.text()}`);
  return (await answer.json()) as {
    importId: string;
    imported: number;
    created: number;
    updated: number;
    failed: number;
  };
}
