/** Whom or what a column is about, in English, German, French and Spanish; folded as by `headerWords`. */
export const SUBJECT_WORDS = {
  company:
    'company, companies, account, accounts, organization, organisation, organizations, organisations, org, co, business name, firm, employer, ' +
    'corporate, corporation, enterprise, job company, current company, associated company, entity, ' +
    'firma, firmen, fa, unternehmen, unternehmens, konto, konten, betrieb, gesellschaft, arbeitgeber, ' +
    'societe, entreprise, compte, employeur, unite legale, ' +
    'raison sociale, razon social, denomination sociale, denominacion social, denomination, denomination unite legale, firmierung, ' +
    'nombre comercial, nom commercial, ' +
    'empresa, empresas, compania, cuenta, organizacion, negocio, sociedad, ' +
    'bp, business partner, geschaftspartner, acct, boite, aussteller, exhibitor, institucion, institution, etablissement, etabl, estab, establecimiento, organismo, organisme, einrichtung, unternehmung, negocios, societes, organisatie, sociedades, firmenkunde, employer company, betriebsstatte, fund, funds, fonds, fondo, fondos, startup, startups, start up, scaleup, scale up, jeune pousse, supplier, suppliers, lieferant, lieferanten, fournisseur, fournisseurs, proveedor, proveedores, manufacturer, hersteller, fabricant, fabricante, dealer, handler, agency, agentur, agence, agencia, portfolio company, target company, zielunternehmen, mitgliedsunternehmen, mitgliedsfirma, member company, structure, structures, association, associations, verein, vereine, verband, verbande, entidad, entidades, affiliation, related company, member organisation, member organization, empresa asociada, target, targets, entreprise actuelle, societe actuelle, empresa actual, aktuelles unternehmen, akt arbeitgeber, aktueller arbeitgeber, derzeitiger arbeitgeber, employeur actuel, actual empleador, empleador, verein firma, universite, university, universitat, hochschule, universidad, school, schule, exploitante, exploitant, societe exploitante, filial, filiale firma, cabinet, etude cabinet agence, betreiber, operator, switchboard, tel standard, telephone standard, standard telephonique, tel du standard, tel std, tel central, centralita, telefono centralita, tel centralita, conmutador, tel conmutador, telefono conmutador, telefonzentrale, tel zentrale, telefon zentrale, aus dem hause',
  /** In most exports these are companies, and in some they are people. */
  customer:
    'customer, customers, client, clients, kunde, kunden, cliente, clientes, mandant, mandanten, debitor, debitoren, ' +
    'kd, kde, cli, member, members, mitglied, mitglieder, adherent, adherents, adherente, asociado, asociados, miembro, miembros, membre, membres, abonnent, subscriber, deudor, deudores, debiteur, kreditor, kreditoren, creditor, tiers, tercero',
  person:
    'contact, contacts, person, people, lead, prospect, poc, point of contact, decision maker, kontakt, kontakts, kontaktperson, ansprechpartner, ansprechpartnerin, ansprechperson, ansprechp, ap, naturliche person, naturl person, naturliche personen, personen, ' +
    'contacto, persona, personne, interlocuteur, participant, participants, teilnehmer, teilnehmerin, teilnehmende, teilnehmender, participante, participantes, asistente, asistentes, attendee, attendees, delegate, delegates, guest, inscrit, inscrits, inscrito, invitado, invite, speaker, speakers, referent, referentin, ponente, ponentes, intervenant, intervenants, orateur, tn',
} as const;

/** Words that change nothing about what a column contains. */
export const FILLER_WORDS =
  'of, the, and, or, for, your, a, an, in, at, from, value, ' +
  'der, die, das, des, dem, den, vom, von, und, oder, im, fur, zum, zur, ' +
  'de, du, la, le, les, l, d, et, ou, en, au, ' +
  'del, el, los, las, y, o, u, 1, details, info, information, field, property, properties, public, record, adressattyp, reg, post, fiche, fiche d informations, registration authority, territory, all sites, addr type, approx, recommended, ' +
  'geo, metrics, estimated, est, circa, current, aktuelle, actuel, actual, verified, ' +
  'annual, yearly, jahrliche, annuel, annuelle, anual, latest, last avail, last available, last yr, innen, letzte, dernier, derniere, ultimo, avail, yr, year, total, gesamt, letzter, ultima, ultimas, ultimos, dernieres, ' +
  'eur, euro, euros, usd, gbp, chf, mio, mln, million, millions, millionen, millones, tsd, k, m, keur, meur, teur, mil, miles, ' +
  'ihre, ihr, unsere, waterfall, enriched, enrichment, ult, disp, ultimo ano disp, disponible, exact, exacte, exakt, liee, vinculada, asociada, asociado, associe, associee, verknupft, verknupfte, zugehorig, zugehorige, durchschnitt, moyen, moyenne, promedio, media, average, avg, base currency, txt, t, ø, ult ano disp, ultimo ano disponible, letzt verf jahr, letztes verf jahr, last avail yr, dern annee disp, derniere annee disponible, annuels, annuelles, anuales, jahrlich, jahrlicher, net, netto, neto, nette, neta, thousands, thousand, 000, 000 s, exercice, ejercicio, geschaftsjahr, fiscal year, fy, gj, dernier exercice, ultimo ejercicio, our, my, nos, notre, mes, mon, unser, unserer, mein, meine, nuestro, nuestra, nuestras, nuestros, mi, mis, global, worldwide, weltweit, weltweite, monde, mondial, mundial, medio, mittlere, durchschnittlich, durchschnittliche, ht, th, base, latin alphabet, lateinisch, ltm, ttm, ntm, votre, vos, s, std, standard, aprox, approximatif, komplett';

/** The chief one of several: as good as without the word. */
export const MAIN_WORDS =
  'primary, main, root, pro, corporativa, official, principal, principale, head, default, registered, business, work, professional, professionnel, ' +
  'professionnelle, profesional, trabajo, corporativo, corporativa, geschaftlich, geschaftliche, geschaftl, gesch, dienstl, buro, bureau, oficina, office, firmen, dienstlich, beruflich, direct, directo, ' +
  'hq, headquarter, headquarters, legal, juristischer, rechtlicher, legale, head office, hauptsitz, zentrale, firmensitz, siege, siege social, siege principal, sede, ' +
  'sede central, sede social, sede principal, billing, rechnung, rechnungs, rechnungsadresse, rechnungsanschrift, facturation, ' +
  'facturacion, fiscal, haupt, primar, primare, primarer, primares, offizielle, offizieller, bill to, arbeit, travail, primario, primaria, primaires, primaire';

/** One beside the chief one: chosen only where no other column has the field. */
export const SECONDARY_WORDS =
  'secondary, de correo, other, alternate, alternative, additional, personal, private, home, shipping, delivery, mailing, 2, second, ' +
  'privat, private, weitere, weiterer, weiteres, perso, segundo, segunda, zweite, liefer, lieferung, lieferadresse, lieferanschrift, postanschrift, ' +
  'secondaire, a afficher, en pantalla, autre, personnel, personnelle, prive, privee, livraison, ' +
  'secundario, secundaria, otro, otra, particular, envio, entrega, display, anzeige, affichage, mostrado, trade, trading, nom commercial, nombre comercial, ' +
  'commercial, comercial, brand, handelsname, usual, usuelle, ship to, correspondencia, correspondance, korrespondenz, correspondence, procedencia';

/** Beside employees and phones: how many there are, or the digits. */
export const COUNT_WORDS =
  'number, numbers, no, num, nr, nb, nbr, nbre, anz, count, counts, qty, quantity, anzahl, zahl, nummer, numero, n, cantidad, n o, total number, nbre de, nro, numb';

/** Classes of sizes instead of exact figures. */
export const RANGE_WORDS =
  'range, ranges, band, bands, bucket, buckets, bracket, class, klasse, klassen, ' +
  'tranche, tranches, fourchette, rango, tramo, intervalo, size, grosse, taille, tamano';

/** Names of exports in front of a column; its content is the same. */
export const VENDOR_WORDS =
  'apollo, apollo io, zoominfo, zoom info, hub spot, sales force, pitch book, clearbit, crunchbase, hubspot, salesforce, pipedrive, zoho, cognism, lusha, dealroom, pitchbook, clay, pdl, lemlist, kaspr, copper, freshsales, insightly, pipeliner, netsuite, weclapp, odoo, sellsy, holded, bexio, teamleader, rocketreach, hunter, dnb, axonaut, sage, brevo, sendinblue, mailchimp, sugar crm, sugarcrm, monday, attio, affinity, folk, freshworks, dynamics, microsoft dynamics, sap, datev, lexware, cas, outreach, salesloft, snov, seamless, leadiq, uplead, dropcontact, societeinfo, pappers, northdata, north data, implisense, orbis, bvd, bureau van dijk, creditsafe, creditreform, einforma, axesor, nutshell, capsule, keap, streak, espocrm, suitecrm, vtiger, twenty, centralstation, central station, nocrm, hs, sfdc, gleif, amadeus, people data labs, surfe, waalaxy, phantombuster, kompass, europages, infobel, wlw, dun bradstreet, factset, capital iq, ciq, preqin, tracxn, cb insights, beauhurst, owler, similarweb, crefo, informa, iberinform, sabi, diane, markus, fame, amadeus bvd, altares, ellisphere, coface, dnb hoovers, hoovers, companycheck, endole, firmenwissen, moneyhouse, herold, firmenabc, wogibtswas, gelbe seiten, kerix, paginas amarillas, axesor, verif, manageo, infogreffe, d b hoovers, d b';
