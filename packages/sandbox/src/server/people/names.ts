/** A small international list; any likeness to a real person is chance. */
export const FIRST_NAMES = (
  'Marta Jonas Aylin Pierre Sofia Lukas Ingrid Mateo Chloé Oliver Hannah Rafael Elif Noah Camille Viktor Priya Daniel ' +
  'Emma Kenji Fatima Samuel Julia Arjun Zofia Thomas Leila Henrik Amara David Nina Carlos Mei Stefan Alice Ivan Grace ' +
  'Tomáš Isabel Omar Freya Jakub Lucía Ethan Astrid Paolo Yuna Felix Clara Ahmed'
).split(' ');

export const LAST_NAMES = (
  'Oliveira Schneider Yılmaz Dubois Rossi Novák Larsen García Martin Clarke Weber Fernandes Kaya Taylor Bernard ' +
  'Petrov Sharma Cohen Lindqvist Tanaka Haddad Brooks Kowalska Iyer Wójcik Becker Rahimi Nilsson Okafor Levy Horvat ' +
  "Mendoza Chen Moreau Walsh Popescu Bennett Svoboda Ramos Hassan O'Neill Dvořák Silva Parker Berg Conti Kim Fischer " +
  'Moretti Mensah'
).split(' ');

/** Letters that fall apart into no base letter and an accent. */
const OTHERS: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', ß: 'ss' };

/** For addresses: "Dvořák" → "dvorak". */
export function asciiName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ıøłß]/g, (letter) => OTHERS[letter] ?? '')
    .replace(/[^a-z0-9]/g, '');
}
