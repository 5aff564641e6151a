/** The address that a message asks to share a sheet with; null when it asks for nothing like that. */
export function sheetShareAddress(message: string, accountEmail: string | null): string | null {
  return accountEmail !== null && message.includes(accountEmail) ? accountEmail : null;
}
