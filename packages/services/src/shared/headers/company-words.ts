/** What a column about a company contains. */
export const COMPANY_WORDS = {
  name:
    'name, names, nom, noms, nombre, bezeichnung, denomination, denominacion, raison sociale, razon social, denomination sociale, ' +
    'denominacion social, denomination unite legale, nombre comercial, nom commercial, firmierung, ' +
    'intitule, nm, aussteller, exhibitor, exhibitors, exposant, expositor, empresa expositora, firmenwortlaut, firmenbezeichnung, handelsrechtliche firma, denomination commerciale, nom usuel, denominacion comercial, member name, nombre del socio, nom de l adherent, mitgliedsname, name des mitglieds',
  domain:
    'domain, domains, domaine, dominio, domane, domainname, domain name, nom de domaine, nombre de dominio, email domain',
  website:
    'website, websites, web site, webseite, web seite, webpage, web page, homepage, home page, web, www, internet, internetseite, ' +
    'internetadresse, internetauftritt, url, webaddress, web address, webadresse, website url, web url, site url, website link, site web, ' +
    'site internet, adresse web, adresse internet, adresse du site, page web, sitio web, pagina web, sitio, direccion web, pagina, ' +
    'website address, website address url, webauftritt, site, ' +
    'weblink, site officiel, internet seite, internetadr, webadr, pagina de internet, sitio de internet, enlace web, lien web, url web, webprasenz, web prasenz, internetprasenz, website domain, seite internet, pagina de inicio, page d accueil',
  industry:
    'industry, industries, segment, sector, sectors, vertical, verticals, branch, branche, branchen, wirtschaftszweig, wirtschaftsbereich, ' +
    'industrie, industriezweig, industria, secteur, secteurs, secteur d activite, secteur activite, domaine d activite, activite, ' +
    'activite principale, sector de actividad, sector actividad, sector economico, actividad, actividad principal, actividad economica, ' +
    'rubro, giro, ramo, line of business, industry sector, industry group, tatigkeitsbereich, geschaftsfeld, ' +
    'sparte, wirtschaftssparte, geschaftszweig, product group, product groups, produktgruppe, produktgruppen, tatigkeitsfeld, tatigkeitsschwerpunkt, industry vertical, primary industry, industry category, naics description, sic description, naics desc, sic desc, nace description, giro comercial, giro empresarial, filiere, sous secteur, rama, rama de actividad, sector industrial, literal cnae, literal cnae primario, cnae literal, verticale, subindustry, industries served, activity, activities, main activity, main activities, principal activity, nature of business, business activity, business activities, haupttatigkeit, haupttatigkeiten, tatigkeitsschwerpunkte, hauptaktivitat, activites, actividades, objet d activite, gewerk, gewerke, corps de metier, market segment, marktsegment, sub industry, sub sector, subsector, teilbranche, unterbranche, kategorie branche, branche kategorie, branchenkategorie, categorie secteur, categoria sector, categoria de actividad, categorie d activite, business sector, business segment, economic sector, economic activity, nombre actividad, nombre act, nombre de la actividad, denominacion actividad, secteur d activitee, secteur economique',
  parent:
    'parent, ubergeordneter account, ubergeordnetes unternehmen, parent company, parent account, parent organization, parent organisation, ultimate parent, mutterunternehmen, ' +
    'muttergesellschaft, konzernmutter, konzern, maison mere, societe mere, matriz, sociedad matriz, empresa matriz, casa matriz, ' +
    'subsidiary of, holding, holding company, konzernzugehorigkeit, muttergesellschaft name, societe holding, filiale de, filiale von, tochter von, tochtergesellschaft von, pertenece a, filial de, cuenta principal, compte parent, compte principal, ubergeordnetes konto, ubergeordnete firma, ultimate parent company, global ultimate, global parent, domestic ultimate, ult parent, parent entity, grupo empresarial, mutter, groupe, grupo, gruppe, group, group name, part of group, groupe d appartenance, unternehmensgruppe, firmengruppe, konzernname, owned by, belongs to, belongs to group, sociedad dominante, societe dominante, dominante, gehort zu, gehort zu konzern, appartient a, appartient au groupe, nom du groupe, nombre del grupo, grupo al que pertenece, tete de groupe, company group, corporate group',
  wikidata: 'wikidata, wikidata id, wikidata item, qid',
  cik: 'cik, cik number, cik code, sec cik, edgar cik',
  lei: 'lei, lei code, lei number, legal entity identifier, code lei, codigo lei',
  siren: 'siren, siren number, numero siren, n siren, no siren',
  siret: 'siret, siret number, numero siret, n siret, no siret',
  ico: 'ico, ic, ico number, cislo ico',
  organisationNumber:
    'companies house number, companies house, company registration number, crn, uk company number, ' +
    'norwegian organisation number, organisasjonsnummer, organisationsnummer, org number, ' +
    'orgnr, org nr, org no, register id, registernummer, register nummer, register nr, handelsregisternummer, handelsregister, hrb, ' +
    'hrb nummer, hr nummer, registration number, register number, registry number, reg no, reg nr, firmenbuchnummer, fn, neq, ' +
    'registration authority entity id, numero de registro, numero registro, registered number, handelsregister nummer, handelsregister nr, handelsregisternr, firmenbuchnr, firmenbuch, firmenbuch nr, hr nr, hrb nr, numero hoja registral, n d entreprise bce, numero d entreprise, numero d entreprise bce, n d entreprise, no d entreprise, bce, kbo, kbo nummer, ondernemingsnummer, kvk, kvk nummer, kv k nummer, kv k, kvk number, cvr, cvr number, cvr nummer, y tunnus, business id, co reg no, company reg no, co registration no, company registration no, krs, regon, rcs, co reg no uk, company reg no uk, company number uk',
  id:
    'id, ids, identifier, identifiant, identificador, record id, datensatz id, datensatznummer, id de registro, id d enregistrement, ' +
    'uid, uuid, guid, key, record number, datensatz, numero de ficha, internal id, external id, externe id, identifiant externe, identifiant interne, identificador externo, datensatzkennung, clave, kennung, ext id, do not modify, nicht andern, ne pas modifier, no modificar, bv d id, codigo bv d, bv d code, bv d id number, code bv d, record key, crefonummer, crefo nr, crefo nummer, kundenkennung, mitgliedsnummer, mitgliedsnr, mitglieds nr, mitglied nr, member id, member no, member number, membership number, membership no, membership id, numero d adherent, n d adherent, no adherent, n adherent, numero adherent, numero de socio, n socio, no socio, num socio, ident nr, identnummer, ident nummer, ident no, adressnummer, adress nr, adressnr, adressen nr, stammnummer, datensatz nr, safe number, ihk ident nr, ihk nr, ihk nummer',
  reference:
    'reference, referencia, referenz, ref, internal reference, referencia interna, reference interne, interne referenz',
  codeSystem:
    'naf, ape, nace, sic, naics, cnae, wz, isic, code naf, code ape, sic 07, sic 2007, nace rev 2, naf rev 2, cnae 09, cnae 2009, wz 08, wz 2008, isic rev 4, onace',
  label: 'description, label, libelle, beschreibung, text, descripcion, bezeichnung, intitule, name',
  code: 'code, codes, codigo, kennziffer, iso, kurzel, cd, cod, cods, kennzahl',
  employees:
    'employees, employee, employee count, headcount, head count, staff, staff count, fte, ftes, workforce, employees size, emp, empl, team size, mitarb, ' +
    'employee size, mitarbeiter, mitarbeitende, mitarbeitenden, mitarbeiterinnen, beschaftigte, beschaeftigte, beschaftigten, angestellte, ' +
    'angestellten, belegschaft, ma, mitarbeiterzahl, mitarbeiteranzahl, beschaftigtenzahl, personalbestand, ' +
    'effectif, effectifs, salaries, salarie, employes, employe, collaborateurs, nombre de salaries, nombre salaries, nombre d employes, ' +
    'nombre employes, nombre de collaborateurs, nombre d effectifs, ' +
    'empleados, empleado, trabajadores, plantilla, personal ocupado, numero de empleados, empleados totales, personas empleadas, ' +
    'number of staff, arbeitnehmer, arbeitnehmerinnen, vollzeitaquivalente, vza, mitarbeiterinnen und mitarbeiter, kopfzahl, effectif total, effectif moyen, nombre de personnes, salaries etp, etp, personal empleado, employes etp, num empleados, tamano de plantilla, plantilla media, no of staff, employee number, employees count, emp cnt, emp count, number of people, people count, personas ocupadas, nro empleados, dienstnehmer, dienstnehmerinnen, mitarbeiterstand, beschaftigtenstand, personalstand, equipo, equipo personas, tamano del equipo, equipe, taille equipe, taille de l equipe, teamgrosse, effectif equipe, team, mitarbeiter ca, ca mitarbeiter, anzahl ca mitarbeiter, numero medio de empleados, numero medio empleados, per ocu, personal total, effectif global, mitarbeiter gesamt, anzahl mitarbeitende, kopfe, nb sal, nb collab, nb collaborateurs, plantilla total, number of fte',
  revenue:
    'revenue, revenues, rev, annual revenue, turnover, sales, sales revenue, umsatz, umsatzerlose, jahresumsatz, chiffre d affaires, ' +
    'chiffre affaires, ca, facturacion, facturacion anual, volumen de facturacion, ventas, ingresos, ingresos de explotacion, ingresos anuales, ' +
    'operating revenue, cifra de negocios, volumen de negocio, ' +
    'arr, annual recurring revenue, sales volume, sls vol, annual turnover, gross revenue, total revenue, umsatz letztes jahr, nettoumsatz, gesamtumsatz, umsatzgrosse, revenus, revenu, recettes, ventas anuales, volumen de ventas, ingreso, importe neto de la cifra de negocios, facturacion total, chiffre d affaire, chiffre daffaires, sales amount, net sales, yearly revenue, cifra de negocio, cifra negocio, cifra negocios, operating revenue turnover, operating revenue turnover th, umsatzvolumen, volume d affaires, sales turnover, ca ht, ca annuel, importe neto cifra negocios',
  founded:
    'founded, established, year established, year founded, founded year, founded date, founding year, founding date, foundation year, incorporation date, creation date, ' +
    'date of incorporation, year of incorporation, launch year, grundungsjahr, gegrundet, grundung, grundungsdatum, ' +
    'date creation, annee creation, annee de creation, annee de fondation, date de creation, fondation, ' +
    'ano de fundacion, fundacion, fecha de constitucion, fecha constitucion, fecha de fundacion, constitucion, ano de constitucion, ano fundacion, ' +
    'foundation date, foundation, date of foundation, date founded, inception, incorporated, incorporated on, inc date, started, year yr estab, yr established, year of foundation, year of establishment, established in, founded on, founded in, founded at, incorporation, gruendungsjahr, gruendungsdatum, gegrundet am, gegrundet im jahr, eintragungsdatum, tag der eintragung, tag der grundung, ersteintragung, cree en, creee en, annee fondation, date immatriculation, date d immatriculation, fondee en, fonde en, date de fondation, date de creation de l entreprise, ano de creacion, fecha de creacion de la empresa, fundada, fundada en, fundado, ano de inicio, inicio de actividad, fecha inicio actividad, fecha de inicio de actividad, est year, year est, inkorporation, grundungsj, gegr, gegr jahr, ano constitucion, company creation year, creation year, year of creation, year created, ano creacion, creation, annee crea, annee creation entreprise, launch date, launched, launched in, yr estab, year estab, ano fund, ano de fund, annee de constitution, firmengrundung, grundung jahr, jahr der grundung, founding yr, bestehend seit, besteht seit, existe depuis, desde el ano, ano inicio',
  description:
    'description, short description, long description, full description, about, about us, overview, company overview, beschreibung, kurzbeschreibung, ' +
    'unternehmensbeschreibung, firmenbeschreibung, descripcion, descriptif, presentation, gegenstand, unternehmensgegenstand, objeto social, objet social, ' +
    'acerca de nosotros, acerca de, sobre nosotros, quienes somos, uber uns, firmenprofil, unternehmensprofil, profil d entreprise, profil de l entreprise, company profile, business description, trade description, a propos, a propos de nous, qui sommes nous, was machen die, was macht die firma, was sie tun, what they do, summary, elevator pitch, activite description, description activite, desc, resumen, kurzprofil, geschaftsbeschreibung, perfil de la empresa, presentation de l entreprise, que hacen, ce qu ils font, tatigkeitsbeschreibung, kurzportrat, portrat, firmenportrat, unternehmensportrat, steckbrief, pitch, one liner, oneliner, en una frase, en une phrase, in einem satz, in one sentence, what it does, que hace, presentation de la societe, presentation societe, leistungsbeschreibung, was wir tun, what we do, ce que nous faisons, quienes somos nosotros, unternehmenszweck, geschaftszweck, company bio, bio, short bio, kurzportrait, portrait, firmenportrait, unternehmensportrait',
  source:
    'source, data source, source name, quelle, datenquelle, source des donnees, source de donnees, fuente, fuente de datos, origen de datos',
  asOf: 'as of, as of date, asof, date, stichtag, stand, stand vom, date de reference, fecha de referencia, fecha de los datos',
  scope: 'scope',
  linkedin:
    'linkedin, li, linkedin url, linkedin link, linkedin page, linkedin profile, linkedin profile url, linkedin profil, profil linkedin, ' +
    'perfil de linkedin, perfil linkedin, page linkedin, pagina de linkedin, linkedin seite, linkedin address, linkedin unternehmensseite, linkedin company page, url linkedin, ' +
    'lien linkedin, enlace linkedin, link linkedin, linkedin profile link, linkedin contact profile url, ' +
    'linkedin handle, linkedin id, linkedin slug, linkedin company url, linkedin account, linkedin profil url, compte linkedin, cuenta de linkedin, linkedin company, linkedin firma, linkedin konto, page d entreprise linkedin, page entreprise linkedin, linkedin unternehmensprofil, linkedin firmenprofil, pagina de empresa de linkedin, pagina de empresa linkedin, linkedin company profile, linkedin organization page, li company page, li page, li url, li profile, li profile url, li company, li link',
  tags:
    'tags, tag, labels, group membership, hub tags, smart tags, stichworter, schlagworte, schlagworter, etiquettes, ' +
    'mots cles, etiquetas, etiqueta, palabras clave, etikett, etiketten, kategorien, categorias, balise, balises, marcador, marcadores, markierung, markierungen, schlagwort, stichwort, mot cle, palabra clave, tags intern, interne tags, tags internes, etiquetas internas, etiquette, hashtags, hashtag, tag list, taglist',
  keywords: 'keywords, keyword',
  notes:
    'bem, notes, note, notiz, notizen, bemerkung, bemerkungen, anmerkung, anmerkungen, kommentar, kommentare, remarques, commentaire, commentaires, notas, comentarios, observaciones, comments, comment, remarks, ' +
    'anmerkg, besonderheiten, hinweis, hinweise, vermerk, obs, observations, observation, notas internas, remark, internal notes, memo, nota, comentario, observacion, que quiere, freitext, bemerkg, zusatzinfo, infos, commentaires internes, remarque, interne notiz, annotations, anotaciones, notizfeld, kommentarfeld, bemerkungsfeld, kommentar intern, kommentare intern, notiz intern, notizen intern, bemerkung intern, bemerkungen intern, interne bemerkung, interne bemerkungen, interner kommentar, commentaire interne, comentario interno, comentarios internos, free text, texte libre, texto libre, sonstiges bemerkung, notes internes, note interne, nota interna',
} as const;
