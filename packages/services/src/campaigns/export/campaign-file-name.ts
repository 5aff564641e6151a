const NAME_MAX = 60;

/** "Q4 Tech analysis" becomes "campaign-q4-tech-analysis.csv": safe in every file system and header. */
export function campaignFileName(campaignName: string, extension: string): string {
  const words = campaignName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-+|-+$/g, '');
  return `${words === '' ? 'campaign' : `campaign-${words}`}.${extension}`;
}
