/** The database was written by a later version of the product, whose documents this one could misread and damage. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';

  constructor(stored: number, known: number) {
    super(
      `This workspace was written by a newer version of the product: its schema version is ${stored}, and this version ` +
        `knows schemas up to ${known}. Start the newer version, or restore a backup from before the upgrade.`,
    );
  }
}
