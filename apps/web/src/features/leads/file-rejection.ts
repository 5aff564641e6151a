const FILE_NAME = /\.(?:csv|tsv|txt|xlsx)$/i;

/** Why a file of this name is not taken; null when it is. Only the name is looked at here; the server looks inside. */
export function fileRejectionReason(name: string): string | null {
  return FILE_NAME.test(name) ? null : `“${name}” isn’t a CSV or Excel file. Save it as .csv or .xlsx first.`;
}
