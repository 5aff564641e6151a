/** Where a company or a person is. */
export const LOCATION_WORDS = {
  location:
    'location, locations, loc, headquarters location, headquarter location, hq location, standort, standorte, ubicacion, ' +
    'localisation, lieu, emplacement, implantation, localizacion, location name, place, ' +
    'plz ort, plz und ort, postleitzahl ort, postleitzahl und ort, postleitzahl und stadt, ou, wo, where, donde, cp ville, code postal et ville, code postal ville, cp localidad, cp y poblacion, c p poblacion, full location, city state, city country, city state country, city and country, ort land, ort und land, ville pays, ciudad pais, based in, ansassig in, ciudad y pais, ville et pays, stadt land, stadt und land, city and state, city st, hq city st, city and st',
  /** Kept beside the level above only where that is missing. */
  district: 'departement, landkreis, kreis, comunidad autonoma, comunidad, county, departement nom, ccaa, dept, dpt',
  /** Alone they are the location; beside a city or a country they only say whose. */
  seat:
    'hq, headquarter, headquarters, head office, hauptsitz, firmensitz, unternehmenssitz, zentrale, siege, siege social, sede, sede central, ' +
    'sede social, hauptstandort',
  city:
    'city, cities, town, sitz, post town, locality, municipality, ort, ortschaft, stadt, gemeinde, wohnort, ville, villes, commune, localite, ciudad, localidad, ' +
    'poblacion, municipio, city town, village, ' +
    'loc city, stadt ort, ort stadt, pob, ville commune, municipality city, city name, place city, ciudad poblacion, poblacion ciudad, localite ville, dorf, stadt dorf ort, ortsname, nom commune, libelle commune, nombre localidad, wohnsitz, base a, basee a, base e a, basado en, basada en, con sede en, ansassig, bureau distributeur, dienstort, arbeitsort, einsatzort, dienstsitz, ville entreprise, lieu de travail, ort gesellschaft, stadtname, city of registration, mpio, mpio cd, cd',
  state:
    'dep region, dept region, departement region, state, states, region, regions, province, provinces, bundesland, kanton, canton, provinz, regierungsbezirk, ' +
    'provincia, provincias, estado, etat, staat, state province, entidad federativa, ' +
    'prov, bundesland kanton, kanton bundesland, county state, st prov, estado provincia, provincia estado, libelle region, nom region, state region, state county, province state, region state, state or country, depto region, departamento region, region departamento, departamento provincia, bundesland region, bundesld, bdl, bdld, ct, region adm, region administrative, region de gestion, edo, kt, land bundesland',
  country:
    'country, countries, nation, land, lander, pays, pais, country name, ' +
    'staat, ctry, landname, country region, libelle pays, nom pays, nombre pais, land name, country territory, landkz, land kz, landerkennzeichen, landeskennzeichen, landeskurzel, kennzeichen land, landerkennung, landeskennung, landercode, landescode, landkennung, land sitz, sitzland, sitz land, country of incorporation, domicile country, country of domicile, hauptsitzland, country of origin, home country, pays d origine, pais de origen, herkunftsland, land des sitzes, pays du siege social, hq land, country of registration, registered country',
  postcode:
    'zip, zip code, zipcode, postal code, postcode, post code, plz, postleitzahl, code postal, cp, c p, codigo postal, cod postal, cod post, billing code, shipping code, postal, zip postal code, ' +
    'zip postal, ' +
    'postal cd, post cd, zip cd, postleitz, postlz, cod p, c postal, cpo, code postale, distrito postal, zip or postal code, postcode zip, postal code zip, plz postleitzahl, codigo p, cp code postal, postzahl, npa, p code, plz code, c post, pcode',
  street:
    'street, street address, adress, address, addresses, address line, first address line, address line 1, full address, str, strasse, strasse hausnummer, strasse und hausnummer, ' +
    'strasse nr, addr, adresse ligne, ligne adresse, anschrift, adresse, hausnummer, rue, voie, calle, direccion, domicilio, domicilio social, direccion postal, adresse postale, postadresse, ' +
    'geschaftsanschrift, strasse hnr, strasse hausnr, strasse und nr, strasse u hausnummer, strassenname, vialidad, addr line, line 1, street name, street 1, street line 1, address street, numero et voie, libelle voie, numero voie, domic, adr, firmenanschrift, domicilio fiscal, calle y numero, calle numero, nom de rue, adresse 1, adresszeile, strasse 1, hausnr, hnr, hs nr, haus nr, strasse haus nr, rue et n, rue et numero, rue n, rue numero, calle y n, calle n, calle y num, direccion calle y n, street no, street and no, street number, street and number, n et voie, n voie, n et rue, numero et rue, nombre via, nombre de via, nombre de la via, via publica, nom vial, nom voie, nom de voie, strasse und hausnr, anschrift strasse, street no building etc line 1, building and street, rue et nr, street road name, street road, anschrift komplett, komplette anschrift, vollstandige anschrift, adresse komplett, adresse complete, direccion completa, domicilio completo, full postal address, complete address, registered office address, calle numero de edificio, calle y numero de edificio, street and building',
} as const;
