/** Which events are of companies, and so have a sequence and a view. Pure. */
export const isCompanyEvent = (type: string): boolean => type.startsWith('company.');
