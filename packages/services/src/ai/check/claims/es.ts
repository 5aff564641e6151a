import { type ClaimPattern, claimPattern, earlierMessagePattern } from './claim-pattern.ts';

const WORK =
  '(?:articulo|articulos|publicacion|publicaciones|post|posts|charla|ponencia|podcast|entrevista|webinar|libro|presentacion|boletin|video|conferencia|comentario|estudio|blog|columna|discurso)';
const YOUR = '(?:su|sus|tu|tus|vuestro|vuestra)';
const NOT_IF = '(?<!\\b(?:si|como|cuando) )';

export const SPANISH: ClaimPattern[] = [
  claimPattern(
    'relation',
    'nos (?:conocimos|vimos|encontramos|conocemos|presentaron|presento)|(?:trabajamos juntos|coincidimos|estudiamos|colaboramos|(?:hablamos|charlamos) (?:en|ayer|hace|la|el|por))|hemos (?:hablado|trabajado|coincidido|colaborado)|nuestr[ao]s? (?:ultim|reciente|anterior|primer|pasad|breve)\\w* \\w+|(?:tras|desde|despues de|durante) nuestr[ao]s? (?:\\w+ )?(?:reunion|llamada|conversacion|encuentro|charla|cita|proyecto)',
    'como (?:acordamos|comentamos|prometi|quedamos|hablamos|le prometi|me pidi\\w+|acordado)|(?:encantad[oa]|placer|gusto|alegro) (?:de )?(?:haber(?:le|te|lo|la)? )(?:conocid|visto|hablado|saludad)\\w*|fue un (?:placer|gusto)',
    '(?:contacto|contactos|amig[oa]s?|conocid[oa]s?|coleg[ao]s?|interes|intereses|pasion) (?:en )?comun(?:es)?|en comun|compartimos|ambos|los dos|antigu[oa]s? (?:alumn|companer|coleg)\\w+',
    '(?:me|nos) (?:recomend|sugiri|habl|dio su|dio tu|remiti|aconsej)\\w*|(?:recomendacion|sugerencia|parte) de|recomendad[oa] por',
    `${YOUR} (?:\\w+ ){0,2}?${WORK}|(?:usted|tu) (?:me|nos) \\w+|(?:me|nos) (?:dijo|dijiste|escribio|escribiste|comento|comentaste|pidio|pediste|menciono|mencionaste)|(?:he|hemos) (?:leido|visto|escuchado|oido|seguido|asistido)(?! que)|(?:lei|vi|escuche|oi) (?:su|tu|sobre|el|la)|me (?:encanto|gusto|impresion\\w+|fascin\\w+)|(?:se descargo|descargaste|se inscribio|te inscribiste)`,
    'gracias por (?:(?:su|tu|la|el|nuestra) (?:\\w+ )?(?:respuesta|mensaje|interes|solicitud|llamada|confianza|fidelidad|pedido|visita|conversacion|charla|inscripcion|reunion|compra)|aceptar|conectar|haber|responder|asistir|inscribir\\w+|reunir\\w+|contactar\\w*)',
    '(?:client|usuari|soci|lector|lectora|suscriptor|seguidor|fan)\\w* (?:fiel|leal|habitual|satisfech|de toda|veteran|antigu)\\w*|(?:fiel|gran|antigu[oa]|buen|buena) (?:client|usuari|lector|seguidor|admirador|fan)\\w*|como (?:client|usuari|suscriptor|miembro)\\w*|(?:le|te|lo|la) sigo|sigo (?:su|tu)|admir\\w+|impresionad\\w+',
  ),
  claimPattern(
    'relation',
    '(?:su|tu) (?:colega|companer[oa]|jefe|jefa|superior|asistente) (?:me|nos) \\w+|intente (?:llamar|contactar|localizar)\\w*|(?:la|lo|le|te) (?:he llamado|llame)|es nuestr[oa] (?:cliente|soci[oa]|proveedor|competidor)\\w*|(?:su|tu) (?:factura|pedido|suscripcion|solicitud)|usted (?:\\w+ )?(?:asistio|participo|pidio|solicito|contacto|llamo)|nos debe|como (?:acordamos|hablamos|quedamos)|un colega (?:la|lo|le|te) \\w+',
  ),
  earlierMessagePattern(
    'mi (?:ultimo|anterior|primer|ultima|primera|pasado) \\w+|(?:le|te) (?:escribo|contacto) (?:de nuevo|otra vez|nuevamente)|vuelvo a (?:escribir|contactar)\\w*|seguimiento|recordatorio|(?:le|te) escribi(?: hace)?|(?:no|sin) (?:he )?(?:tenido |recibido )?(?:respuesta|noticias) (?:suya|tuya|de usted)',
  ),
  claimPattern(
    'funding',
    'ronda de (?:financiacion|inversion|capital)|financiacion|serie [a-h]|inversor(?:es|a|as)?|capital riesgo|salida a bolsa|valoracion de|unicornio|ampliacion de capital|capital semilla|recaud\\w+|levant\\w+ (?:\\d|capital|fondos)|(?:facturacion|ingresos|beneficios|ventas) (?:de|anual\\w*|record|crec\\w+)|rentables?',
  ),
  claimPattern(
    'event',
    '(?:lanzaron|lanzo|lanzado|lanzaste|adquirieron|adquirio|adquirido|compraron|compro|abrieron|abrio|abierto|abriste|contrataron|contrato a|contratado|ascendieron|ascendio|ascendid[oa]|ascenso|ganaron|gano|ganado|ganaste|anunciaron|anuncio que|anunciado|firmaron|firmo|firmado|fusionaron|fusiono|despidieron|duplicaron|duplico|duplicado|triplico|triplicado|trasladaron|traslado a|inauguraron|inauguro|inaugurado|fundaron|fundo|fundado|nombraron|nombrad[oa]|publicaron|publico (?:un|una|que)|publicado|expandieron|crecieron|crecio|crecido|recibieron|recibio|recibido|se unio|se incorporo|incorporado)',
    'adquisicion|fusion|apertura|inauguracion|expansion|despidos|quiebra|premio|premios|galardon\\w*|felicidades|felicit\\w+|enhorabuena|aniversario|lanzamiento|mudanza|crecimiento|alianza con|nombramiento|patente|cumpleanos|hito',
    `${YOUR} (?:\\w+ )?(?:reciente|nuevo|nueva|ultimo|ultima|proximo|proxima|impresionante)s? \\w+|${YOUR} \\w+ (?:reciente|impresionante)s?|nuev[oa] (?:puesto|cargo|oficina|planta|fabrica|tienda|producto|sede|almacen)`,
    `${NOT_IF}estan? (?:contratando|creciendo|abriendo|lanzando|ampliando|buscando|expandiendo)`,
  ),
  claimPattern(
    'date',
    'ayer|(?:la semana|el ano|el mes|el trimestre|el verano|el invierno|el otono) pasad[oa]|hace (?:\\w+ )?(?:dias?|semanas?|meses|mes|anos?|poco|unos)|desde hace \\w+|durante (?:anos|decadas|meses)|[qt][1-4]',
  ),
  claimPattern(
    'title',
    'directora?(?: (?:general|comercial|de \\w+|del \\w+|financier[oa]|tecnic[oa]|ejecutiv[oa]))?|president[ea]|fundador(?:a|es)?|cofundador\\w*|gerente|jef[ea] de \\w+|responsable de (?!este|esto|ello|estos|la cuestion)\\w+|consejer[oa] delegad[oa]|duen[oa]|propietari[oa]',
  ),
  claimPattern(
    'other',
    'lider(?:es)?(?: (?:del|mundial|en|de))?|numero uno|(?:de )?mayor crecimiento|(?:el|la|los|las|una de las|uno de los) (?:\\w+ )?(?:mas (?:grande|innovador|importante|rapid|antigu|modern|exitos|prestigios)\\w*|mayor(?:es)? \\w+|mejor(?:es)? (?:empresa|equipo|producto|proveedor|del)\\w*)|pioner[oa]s?|reconocid[oa]s?|prestigios\\w+|unic[oa]s? en|(?:miles|cientos|(?<!\\d )millones) de|renombre|galardonad\\w+',
    'se que (?:usted|su|tu|esta|tienen)|(?:lucha|sufre|batalla)\\w* (?:con|por)|(?:su|tu) (?:mayor|principal|gran) (?:reto|problema|prioridad|desafio|objetivo)',
  ),
];
