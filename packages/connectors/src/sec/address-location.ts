/** Codes of states and territories in an address; every other two-character code means a place abroad. */
const US_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP'
  ).split(' '),
);

interface Address {
  city?: string | null | undefined;
  stateOrCountry?: string | null | undefined;
  stateOrCountryDescription?: string | null | undefined;
}

/** "Boulder, United States"; abroad the last part of the description is the country ("Ontario, Canada"). */
export function addressToLocation(address: Address | null | undefined): string | null {
  const city = address?.city?.trim();
  if (address === null || address === undefined || city === undefined || city === '') return null;
  const isUs = US_STATES.has(address.stateOrCountry?.trim().toUpperCase() ?? '');
  const country = isUs ? 'United States' : address.stateOrCountryDescription?.split(',').at(-1)?.trim();
  return [toTitleCase(city), country && toTitleCase(country)].filter(Boolean).join(', ');
}

/** Filers write in capitals. */
function toTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
