import type { MessageLanguage } from '../../ai/schemas.ts';

/** What a notice says, by language; "…" in lines is filled in. */
export interface NoticePhrases {
  subject: string;
  hello: string;
  intro: string;
  /** Names of the lines. */
  lines: Record<
    'controller' | 'officer' | 'data' | 'source' | 'day' | 'purpose' | 'basis' | 'recipients' | 'storage',
    string
  >;
  /** Where the workspace has no words of its own. */
  standard: Record<'purpose' | 'basis' | 'recipients' | 'storage', string>;
  rights: string;
  objection: string;
  data: Record<'name' | 'title' | 'company' | 'email' | 'phone' | 'profile' | 'location', string>;
  sources: Record<'list' | 'website' | 'notes', string>;
  placeholders: Record<'person' | 'name' | 'address' | 'email' | 'source' | 'day', string>;
}

export const NOTICE_PHRASES: Record<MessageLanguage, NoticePhrases> = {
  en: {
    subject: 'Information about your business contact data',
    hello: 'Hello',
    intro:
      'we keep business contact data about you. Art. 14 of the General Data Protection Regulation (GDPR) gives you the right to know the following.',
    lines: {
      ...{ controller: 'Who is responsible', officer: 'Data protection officer', data: 'What we keep' },
      ...{ source: 'Where it comes from', day: 'Collected on', purpose: 'What for', basis: 'Legal basis' },
      ...{ recipients: 'Who gets it', storage: 'How long we keep it' },
    },
    standard: {
      purpose: 'to contact you on business matters that concern your work',
      basis: 'our legitimate interest in business contacts (Art. 6(1)(f) GDPR)',
      recipients: 'no one else',
      storage: 'until it is no longer needed for this purpose, or until you object',
    },
    rights:
      'You can ask us for access to your data and have it corrected, erased or restricted. You can object to its use at any time (Art. 21 GDPR). You can also complain to a data protection authority.',
    objection: 'A short answer is enough:',
    data: {
      name: 'name',
      title: 'position',
      company: 'employer',
      email: 'email address',
      phone: 'phone number',
      profile: 'public profile',
      location: 'location',
    },
    sources: { list: 'a list of business contacts', website: 'the website of your employer', notes: 'our own notes' },
    placeholders: {
      person: '[name of the person]',
      name: '[name of your company]',
      address: '[address]',
      email: '[email address]',
      source: '[source]',
      day: '[day]',
    },
  },
  de: {
    subject: 'Information über Ihre geschäftlichen Kontaktdaten',
    hello: 'Guten Tag',
    intro:
      'wir speichern geschäftliche Kontaktdaten über Sie. Art. 14 der Datenschutz-Grundverordnung (DSGVO) gibt Ihnen das Recht, Folgendes zu erfahren.',
    lines: {
      ...{ controller: 'Verantwortlich', officer: 'Datenschutzbeauftragte', data: 'Was wir speichern' },
      ...{ source: 'Woher die Daten stammen', day: 'Erhoben am', purpose: 'Wofür', basis: 'Rechtsgrundlage' },
      ...{ recipients: 'Wer sie erhält', storage: 'Wie lange wir sie speichern' },
    },
    standard: {
      purpose: 'um Sie in geschäftlichen Angelegenheiten anzusprechen, die Ihre Arbeit betreffen',
      basis: 'unser berechtigtes Interesse an geschäftlichen Kontakten (Art. 6 Abs. 1 lit. f DSGVO)',
      recipients: 'niemand sonst',
      storage: 'bis sie für diesen Zweck nicht mehr nötig sind oder Sie widersprechen',
    },
    rights:
      'Sie können Auskunft über Ihre Daten verlangen und sie berichtigen, löschen oder einschränken lassen. Sie können ihrer Nutzung jederzeit widersprechen (Art. 21 DSGVO). Sie können sich auch bei einer Datenschutzaufsichtsbehörde beschweren.',
    objection: 'Eine kurze Antwort genügt:',
    data: {
      name: 'Name',
      title: 'Position',
      company: 'Arbeitgeber',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer',
      profile: 'öffentliches Profil',
      location: 'Ort',
    },
    sources: {
      list: 'eine Liste geschäftlicher Kontakte',
      website: 'die Website Ihres Arbeitgebers',
      notes: 'unsere eigenen Notizen',
    },
    placeholders: {
      person: '[Name der Person]',
      name: '[Name Ihres Unternehmens]',
      address: '[Anschrift]',
      email: '[E-Mail-Adresse]',
      source: '[Quelle]',
      day: '[Tag]',
    },
  },
  fr: {
    subject: 'Information sur vos coordonnées professionnelles',
    hello: 'Bonjour',
    intro:
      'nous conservons des coordonnées professionnelles vous concernant. L’article 14 du règlement général sur la protection des données (RGPD) vous donne le droit d’en connaître les détails.',
    lines: {
      ...{
        controller: 'Responsable du traitement',
        officer: 'Délégué à la protection des données',
        data: 'Données conservées',
      },
      ...{ source: 'Origine des données', day: 'Collectées le', purpose: 'Finalité', basis: 'Base juridique' },
      ...{ recipients: 'Destinataires', storage: 'Durée de conservation' },
    },
    standard: {
      purpose: 'vous contacter au sujet d’affaires professionnelles liées à votre activité',
      basis: 'notre intérêt légitime à entretenir des contacts professionnels (art. 6, par. 1, point f, du RGPD)',
      recipients: 'personne d’autre',
      storage: 'tant que cette finalité l’exige, ou jusqu’à votre opposition',
    },
    rights:
      'Vous pouvez nous demander l’accès à vos données, leur rectification, leur effacement ou la limitation de leur traitement. Vous pouvez vous opposer à leur utilisation à tout moment (art. 21 du RGPD). Vous pouvez aussi introduire une réclamation auprès d’une autorité de protection des données.',
    objection: 'Une courte réponse suffit :',
    data: {
      name: 'nom',
      title: 'fonction',
      company: 'employeur',
      email: 'adresse e-mail',
      phone: 'numéro de téléphone',
      profile: 'profil public',
      location: 'lieu',
    },
    sources: {
      list: 'une liste de contacts professionnels',
      website: 'le site de votre employeur',
      notes: 'nos propres notes',
    },
    placeholders: {
      person: '[nom de la personne]',
      name: '[nom de votre entreprise]',
      address: '[adresse]',
      email: '[adresse e-mail]',
      source: '[source]',
      day: '[jour]',
    },
  },
  es: {
    subject: 'Información sobre sus datos de contacto profesionales',
    hello: 'Hola',
    intro:
      'conservamos datos de contacto profesionales sobre usted. El artículo 14 del Reglamento General de Protección de Datos (RGPD) le da derecho a conocer lo siguiente.',
    lines: {
      ...{
        controller: 'Responsable del tratamiento',
        officer: 'Delegado de protección de datos',
        data: 'Qué conservamos',
      },
      ...{ source: 'De dónde proceden', day: 'Recogidos el', purpose: 'Para qué', basis: 'Base jurídica' },
      ...{ recipients: 'Quién los recibe', storage: 'Cuánto tiempo los conservamos' },
    },
    standard: {
      purpose: 'contactarle por asuntos profesionales relacionados con su trabajo',
      basis: 'nuestro interés legítimo en los contactos profesionales (art. 6.1.f del RGPD)',
      recipients: 'nadie más',
      storage: 'hasta que dejen de ser necesarios para este fin o usted se oponga',
    },
    rights:
      'Puede solicitarnos el acceso a sus datos, su rectificación, su supresión o la limitación de su tratamiento. Puede oponerse a su uso en cualquier momento (art. 21 del RGPD). También puede reclamar ante una autoridad de protección de datos.',
    objection: 'Basta con una breve respuesta:',
    data: {
      name: 'nombre',
      title: 'cargo',
      company: 'empresa',
      email: 'correo electrónico',
      phone: 'número de teléfono',
      profile: 'perfil público',
      location: 'ubicación',
    },
    sources: {
      list: 'una lista de contactos profesionales',
      website: 'el sitio web de su empresa',
      notes: 'nuestras propias notas',
    },
    placeholders: {
      person: '[nombre de la persona]',
      name: '[nombre de su empresa]',
      address: '[dirección]',
      email: '[correo electrónico]',
      source: '[fuente]',
      day: '[día]',
    },
  },
};
