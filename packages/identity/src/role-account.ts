/** Mailboxes that colleagues share: they name an office or a task, not a person. */
const ROLE_NAMES: ReadonlySet<string> = new Set(
  [
    'abuse accounting accounts accueil admin administration administrator anfrage bestellung bewerbung',
    'billing bookings buchhaltung buero büro career careers comercial commercial compliance contact contacto contato',
    'datenschutz direction einkauf email empfang',
    'enquiries enquiry events feedback finance general geral hallo hello help hi hr impressum info',
    'information inquiries inquiry invoice invoices it jobs karriere kontakt legal mail',
    'marketing media news office order orders partner partners',
    'post pr presse press privacy procurement purchasing reception rechnung recruiting recruitment reply',
    'root sales secretariat security sekretariat service services shop staff support team ventas ventes verkauf vendas',
    'vertrieb welcome',
  ]
    .join(' ')
    .split(' '),
);

/** Of several words, which are written together or apart. */
const JOINED_NAMES: ReadonlySet<string> = new Set(
  [
    'contactus customercare customerservice donotreply helpdesk hostmaster kundenservice mailbox newsletter noreply',
    'postmaster webmaster',
  ]
    .join(' ')
    .split(' '),
);

/**
 * True for "info@acme.com", "no.reply@acme.com" and "sales+web@acme.com", false for "marta@acme.com" and for initials, as
 * in "p.r@acme.com". Pure.
 */
export function isRoleAccount(email: string): boolean {
  const local = email.trim().toLowerCase().split('@')[0] ?? '';
  const parts = local
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .filter(Boolean);
  if (parts.length === 1) return ROLE_NAMES.has(parts[0] ?? '') || JOINED_NAMES.has(parts[0] ?? '');
  return parts.every((part) => part.length > 1) && JOINED_NAMES.has(parts.join(''));
}
