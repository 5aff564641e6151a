/** Mailboxes that colleagues share: they name an office or a task, not a person. */
const ROLE_NAMES: ReadonlySet<string> = new Set(
  [
    'abuse accounting accounts accueil admin administration administrator anfrage bestellung bewerbung',
    'billing bookings buchhaltung buero büro career careers comercial commercial compliance contact contacto contato',
    'contactus customercare customerservice datenschutz direction do-not-reply donotreply einkauf email empfang',
    'enquiries enquiry events feedback finance general geral hallo hello help helpdesk hi hostmaster hr impressum info',
    'information inquiries inquiry invoice invoices it jobs karriere kontakt kundenservice legal mail mailbox',
    'marketing media news newsletter no-reply noreply office order orders partner partners',
    'postmaster post pr presse press privacy procurement purchasing reception rechnung recruiting recruitment reply',
    'root sales secretariat security sekretariat service services shop staff support team ventas ventes verkauf vendas',
    'vertrieb webmaster welcome',
  ]
    .join(' ')
    .split(' '),
);

/** True for "info@acme.com" and "sales+web@acme.com", false for "marta@acme.com". Pure. */
export function isRoleAccount(email: string): boolean {
  const local = email.trim().toLowerCase().split('@')[0] ?? '';
  const mailbox = local.replace(/\+.*$/, '');
  return ROLE_NAMES.has(mailbox) || ROLE_NAMES.has(mailbox.replace(/[._-]/g, ''));
}
