/** Where a company or a person is. */
export const LOCATION_WORDS = {
  location:
    'location, locations, loc, headquarters location, headquarter location, hq location, standort, standorte, sitz, ubicacion, ' +
    'localisation, lieu, emplacement, implantation, localizacion, location name, place',
  /** Kept beside the level above only where that is missing. */
  district: 'departement, landkreis, kreis, comunidad autonoma, comunidad, county, departement nom',
  /** Alone they are the location; beside a city or a country they only say whose. */
  seat:
    'hq, headquarter, headquarters, head office, hauptsitz, firmensitz, unternehmenssitz, zentrale, siege, siege social, sede, sede central, ' +
    'sede social, hauptstandort',
  city:
    'city, cities, town, post town, locality, municipality, ort, ortschaft, stadt, gemeinde, wohnort, ville, villes, commune, localite, ciudad, localidad, ' +
    'poblacion, municipio, city town, village',
  state:
    'state, states, region, regions, province, provinces, bundesland, kanton, canton, provinz, regierungsbezirk, ' +
    'provincia, provincias, estado, etat, staat, state province, entidad federativa',
  country: 'country, countries, nation, land, lander, pays, pais, country name',
  postcode:
    'zip, zip code, zipcode, postal code, postcode, post code, plz, postleitzahl, code postal, cp, c p, codigo postal, cod postal, cod post, billing code, shipping code, postal, zip postal code, ' +
    'zip postal',
  street:
    'street, street address, adress, address, addresses, address line, first address line, address line 1, full address, str, strasse, strasse hausnummer, strasse und hausnummer, ' +
    'strasse nr, addr, adresse ligne, ligne adresse, anschrift, adresse, hausnummer, rue, voie, calle, direccion, domicilio, domicilio social, direccion postal, adresse postale, postadresse',
} as const;
