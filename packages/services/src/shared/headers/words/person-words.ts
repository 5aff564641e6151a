/** What a column about a person contains. */
export const PERSON_WORDS = {
  firstName:
    'first name, firstname, given name, givenname, forename, first, vorname, vornamen, rufname, prenom, primer nombre, nombre de pila, ' +
    'vname, f name, fname, prenoms, nombres, given names, first names, christian name, first given name',
  lastName:
    'last name, lastname, surname, family name, familyname, last, nachname, familienname, zuname, nom de famille, apellido, apellidos, ' +
    'primer apellido, nom patronymique, ' +
    'l name, lname, nname, apellido paterno, nom famille, sur name, apell',
  fullName:
    'full name, fullname, complete name, vollstandiger name, vor und nachname, name vollstandig, nom complet, nom et prenom, nom prenom, prenom nom, ' +
    'prenom et nom, nombre completo, nombre y apellidos, apellidos y nombre, first and last name, ' +
    'nombre y apellido, nombre apellidos, apellido y nombre, name vorname, vorname name, vorname nachname, nachname vorname, nom et prenoms, prenom et nom de famille, nom prenoms, apellidos nombre, name first last, contact full name',
  email:
    'email, emails, e mail, e mails, mail, email address, emailaddress, e mail address, mail address, emailadresse, e mail adresse, mailadresse, mail adresse, ' +
    'courriel, adresse email, adresse e mail, adresse mail, adresse electronique, mel, correo, correo electronico, correo e, ' +
    'direccion de correo electronico, direccion de correo, direccion de email, ' +
    'mailadr, e mailadresse, email adr, emailadr, email id, work mail, correo corporativo, adr mail, adresse courriel, mail pro, email pro, e mail pro, dir correo, correo electronico corporativo, adresse de messagerie, adresse electronique professionnelle',
  phone:
    'phone, phones, telephone, telephones, tel, telefon, telefonnummer, telefono, ph, phone numbers, tfno, tlf, tlfno, fon, rufnummer, direct dial, durchwahl, ' +
    'phone number, ligne directe, festnetz, tel fixe, fixe, telephone fixe, telefono fijo, ' +
    'fijo, tel no, phone no, phone nbr, phn, phn nbr, telefon nr, tel nr, tel nummer, telefonnr, rufnr, num tel, numero de telephone, no tel, numero de telefono, telefono numero, num telefono, telefon festnetz, telefonos, linea fija, tel bureau, tel direct, telefono directo, telf, teléf, telef, tlf fijo, direct line, direct number, direct phone, linea directa, telefono directo, ligne directe tel, durchwahlnummer, tel pro, telephone pro, telephone professionnel, tel professionnel, telefono profesional, telefono trabajo, telefono oficina, tel bur, tel buro, telefon geschaftlich, tel geschaft, tel g, tel dienstlich, l directe, phone central, centrale telefon, switchboard, tel standard, telephone standard, standard telephonique, tel du standard, tel std, tel central, centralita, telefono centralita, tel centralita, conmutador, tel conmutador, telefono conmutador, telefonzentrale, tel zentrale, telefon zentrale, ddi, direktwahl, durchwahl nr',
  mobile:
    'mobile, mob, mobiles, mobile phone, mobil, mobiltelefon, mobilnummer, mobilfunk, handy, handynummer, cell, cell phone, cellphone, movil, telefono movil, ' +
    'celular, portable, telephone portable, telephone mobile, numero de telephone mobile, tel mobil, tel mobile, tel portable, tfno movil, ' +
    'mobiltel, mobilnr, mobil nr, handynr, handy nr, cel, gsm, natel, tel cel, movil whatsapp, whatsapp, mobile mobile no, cell no, cell number, mobilruf, numero movil, num portable, no portable, telephone gsm, mob tel, mobile number, movil whats app, mobile whats app, handy whats app, mobilfunknr, mobilfunknummer, handy nummer, mobil telefon, mobil dienstlich, tel handy, mobile telephone, mobile tel, mobile no, mobile nr, mobile pro, sms, mobile sms, gsm pro',
  title:
    'job title, jobtitle, title, job role, role, position, job position, jobtitel, berufsbezeichnung, stellenbezeichnung, funktion, rolle, ' +
    'titre, fonction, poste, intitule du poste, intitule de poste, titre du poste, puesto, cargo, puesto de trabajo, funcion, headline, occupation, ' +
    'function, job, jobbezeichnung, current job, intitule poste, poste occupe, job function, tatigkeit, beruf, ' +
    'designation, rol, pos, dienstbezeichnung, dienststellung, stelle, amtsbezeichnung, fonction exacte, fonction occupee, puesto actual, cargo actual, role title, position title, job designation, titulo del puesto, denominacion del puesto, intitule de la fonction, profession, profesion, cargo puesto, puesto cargo, titre professionnel, titulo profesional, work title, professional title, stellung, stellung im betrieb, stellung im unternehmen, betriebliche stellung, berufliche position, aktuelle position, derzeitige position, qualite, poste actuelle, current position, current role, current title, position im unternehmen, funktion im unternehmen, cargo en la empresa, poste dans l entreprise, role in company, job position title, fonction dans l entreprise, cargo que ocupa, pos abt, pos n, posn, funktion dort, puesto que ocupa',
  salutation:
    'anrede, salutation, civilite, civ, tratamiento, saludo, prefix, honorific, trato, cortesia, titre de civilite, briefanrede, courtesy title, mr mrs, herr frau, formula de tratamiento, civility, d dna, m mme, maitre m mme, mr ms, herr fr, mr mrs ms, mr mrs miss, anr, herr frau divers',
  academicTitle: 'titel, academic title, akademischer titel, akad titel, titulo',
  seniority:
    'seniority, seniority level, management level, job level, karrierestufe, hierarchieebene, hierarchiestufe, niveau hierarchique, nivel jerarquico, ' +
    'nivel de antiguedad, senioritat, anciennete',
  department:
    'department, departments, service division, division service, job department, abteilung, abteilungen, departamento, fachbereich, service, area, ' +
    'abt, bereich, unit, business job function, departement entreprise, funktionsbereich, area funcional, unidad, direction, area departamento, departamento area, service departement, team department, ressort, dpto, depto, dpt, dept',
  profile:
    'profile, profile url, profile link, public profile, public profile url, profil, profil url, perfil, lien du profil, enlace del perfil, ' +
    'default profile url, profil link, lien profil, url de perfil, url del perfil, url du profil, profillink',
  /** In address books; in lists of companies anything. */
  categories: 'categories',
} as const;
