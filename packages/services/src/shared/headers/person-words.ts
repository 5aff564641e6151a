/** What a column about a person contains. */
export const PERSON_WORDS = {
  firstName:
    'first name, firstname, given name, givenname, forename, first, vorname, vornamen, rufname, prenom, primer nombre, nombre de pila',
  lastName:
    'last name, lastname, surname, family name, familyname, last, nachname, familienname, zuname, nom de famille, apellido, apellidos, ' +
    'primer apellido, nom patronymique',
  fullName:
    'full name, fullname, complete name, vollstandiger name, vor und nachname, name vollstandig, nom complet, nom et prenom, nom prenom, prenom nom, ' +
    'prenom et nom, nombre completo, nombre y apellidos, apellidos y nombre, first and last name',
  email:
    'email, emails, e mail, e mails, mail, email address, emailaddress, e mail address, mail address, emailadresse, e mail adresse, mailadresse, mail adresse, ' +
    'courriel, adresse email, adresse e mail, adresse mail, adresse electronique, mel, correo, correo electronico, correo e, ' +
    'direccion de correo electronico, direccion de correo, direccion de email',
  phone:
    'phone, phones, telephone, telephones, tel, telefon, telefonnummer, telefono, ph, phone numbers, tfno, tlf, tlfno, fon, rufnummer, direct dial, durchwahl, ' +
    'phone number, ligne directe, festnetz, tel fixe, fixe, telephone fixe, telefono fijo',
  mobile:
    'mobile, mob, mobiles, mobile phone, mobil, mobiltelefon, mobilnummer, mobilfunk, handy, handynummer, cell, cell phone, cellphone, movil, telefono movil, ' +
    'celular, portable, telephone portable, telephone mobile, numero de telephone mobile, tel mobil, tel mobile, tel portable, tfno movil',
  title:
    'job title, jobtitle, title, job role, role, position, job position, jobtitel, berufsbezeichnung, stellenbezeichnung, funktion, rolle, ' +
    'titre, fonction, poste, intitule du poste, intitule de poste, titre du poste, puesto, cargo, puesto de trabajo, funcion, headline, occupation, ' +
    'function, job, jobbezeichnung, current job, intitule poste, poste occupe, job function, tatigkeit, beruf',
  salutation: 'anrede, salutation, civilite, civ, tratamiento, saludo, prefix, honorific',
  academicTitle: 'titel, academic title, akademischer titel, akad titel, titulo',
  seniority:
    'seniority, seniority level, management level, job level, karrierestufe, hierarchieebene, hierarchiestufe, niveau hierarchique, nivel jerarquico, ' +
    'nivel de antiguedad, senioritat, anciennete',
  department:
    'department, departments, job department, abteilung, abteilungen, departamento, fachbereich, service, area',
  profile:
    'profile, profile url, profile link, public profile, public profile url, profil, profil url, perfil, lien du profil, enlace del perfil, ' +
    'default profile url, profil link, lien profil, url de perfil, url del perfil, url du profil, profillink',
} as const;
