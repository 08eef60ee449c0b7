import { rule, type Rule } from '../meaning.ts'

const the = '(?:(?:el|la|los|las|un|una|tu|tus|su|sus|vuestr[oa]s?|nuestr[oa]s?|este|esta|mi|dicho) )?'
const of = `(?:de|del|al|a|para|sobre|con) ${the}`
const event =
  '(?:eventos?|charlas?|ponencias?|taller(?:es)?|webinars?|sesion(?:es)?|error(?:es)?|incidencias?|bugs?|fallos?|puestos?|vacantes?|ofertas?|empleos?|trabajos?|plazas?|articulos?|entradas?|posts?|noticias?|resenas?|opinion(?:es)?|preguntas?|consultas?|dudas?|quejas?|reclamacion(?:es)?|pedidos?|facturas?|pagos?|concursos?|premios?|campanas?|patrocinios?|descuentos?|promocion(?:es)?|reunion(?:es)?|entrevistas?|congresos?|ponentes?|problemas?(?! que (?:\\w+ ){0,2}(?:resuelv|solucion|abord|ataca))\\w*)'
const picture = '(?:imagen(?:es)?|fotos?|fotografias?|logo(?:tipo)?s?|iconos?|ilustracion(?:es)?|capturas?)'
const someoneElse =
  '(?:amig[oa]s?|soci[oa]s?|co ?fundador\\w*|companer[oa]s?|coleg[ao]s?|mentor\\w*|inversor\\w*|inversionista\\w*|patrocinador\\w*|titular|banco|mascota|madre|padre|tutor\\w*|colegio|escuela|instituto|universidad|ponente|cliente|proveedor|competidor\\w*|moderador\\w*|jef[ea]|abogad[oa]|gestor\\w*|contable|calle|archivo|fichero|servidor|wifi|host)'

/** What is never touched, in Spanish. Read before fields. */
export const spanishNever: readonly Rule[] = [
  rule(
    'backlink',
    'nos (?:enlaz\\w+|mencion\\w+|cit(?:as|a|ais)|(?:has|ha|habeis) (?:enlazado|mencionado|puesto|citado))|enlaz(?:ar|arnos|ais|as)(?: a)? nosotros|enlace (?:de vuelta|hacia nosotros)|(?:url|pagina|donde|enlace|web|ubicacion)\\b.{0,40}\\b(?:distintivo|insignia|sello|badge|banner|nuestro (?:enlace|logo|boton|icono))',
  ),
  rule(
    'captcha',
    '(?:caracteres|letras|numeros|texto|palabras?) (?:de|en|que (?:ves|ve|aparecen?) en) la imagen|codigo de la imagen|eres (?:un )?(?:humano|robot|persona)|demuestra que|(?:resuelv[ae]|escrib[ae]|resultado de) (?:la|esta) (?:suma|resta|operacion)|suma \\d+|cuanto (?:suma\\w*|da|hacen?) \\d+',
  ),
  rule(
    'code',
    'codigo (?:de (?:acceso|activacion|un solo uso|\\w+ digitos|autorizacion)|que (?:te|le|has|recib)\\w*.*|recibido|enviado|sms)|pin de .*',
  ),
  rule('password', 'palabra (?:clave )?secreta|(?<!palabras? )(?:^|tu |su |repite la |nueva |la )clave(?: actual| secreta| de .*)?$'),
  rule(
    'newsletter',
    '(?:quier\\w+|dese\\w+|me gustaria) recibir .*|(?:recibir|enviar(?:me|te|le)?|mandar(?:me|te|le)?) (?:las |nuestras |tus )?(?:novedades|noticias|ofertas|actualizaciones|correos|promociones)|mantenme (?:informad|al dia)\\w*|suscripcion (?:al|a la|a nuestr\\w+)',
  ),
  rule(
    'consent',
    '(?:he leido|estoy de acuerdo|consiento|autorizo|doy mi (?:consentimiento|permiso)|confirmo que|declaro que|certifico que)\\b.*',
  ),
  rule(
    'trap',
    '(?:no|nunca) (?:escrib\\w+|introduzca\\w*|toques?|toque|modifi\\w+) (?:nada|aqui|este)\\b.*|campo trampa|dejar (?:en blanco|vacio)|(?:deja|deje|dejad)(?:lo|la) (?:en blanco|vaci[oa])',
  ),
]

/** What Spanish forms ask besides in the words of our fields: “Título de tu charla”, “Precio del patrocinio”. Read before those. */
export const spanishOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:nombre|titulo|titular|asunto|tema|descripcion|resumen|fecha|hora|tipo|categoria|precio|coste|importe|enlace|url|link|pagina|direccion|lugar|inicio|fin|duracion|programa|motivo|correo|e ?mail|contenido|autor|perfil|requisitos) (?:\\w+ )?${of}(?:\\w+ )?${event}`,
      `(?:describ\\w+|explic\\w+|detall\\w+|cuent\\w+(?:nos)?|resum\\w+|habl\\w+nos de) (?:brevemente )?${the}(?:\\w+ )?(?:${event}|${picture}|experiencia|solicitud|situacion|mensaje|trayectoria|perfil|puesto|empresa)`,
      `(?:nombre|nombres|correo|e ?mail|mail|telefono|web|url|enlace|logo|datos|direccion|precio|apellidos?) (?:\\w+ ){0,2}?${of}${someoneElse}`,
      `(?:fuente|credito|creditos|licencia|derechos|autor|autoria|texto alternativo|pie|descripcion|origen|titulo|copyright) (?:de|del|de la|de las|de los|para la|para las) ${picture}`,
      'fotos? (?:de (?:perfil|carnet|grupo|equipo)|tuya|personal|del? (?:equipo|fundador\\w*|autor\\w*|ponente|tu equipo))|retrato|texto alternativo',
      '(?:que|quien|como) (?:te|le|os|lo|nos) (?:ha |han )?(?:recomend|invit|refiri|refer|habl|trajo|mand|sugiri|avis|conoc|encontr|descubr)\\w*|como (?:has|ha|habeis|han) (?:conocido|oido|llegado|encontrado|sabido|descubierto)\\b.*|como (?:llegaste|supiste|llego|supo)\\b.*|donde (?:has|ha|habeis|nos) (?:oido|visto|conoci|encontr|oiste|vio)\\w*.*|recomendad[oa] por|pais (?:de|del) (?:tu |su |la |el )?(?:banco|tarjeta|cuenta)|referido por|invitad[oa] por',
      `(?:${picture}|pantallazos?|videos?|audios?|publico|asistentes|comprobante|recibo)(?: \\w+){0,2} ${of}(?:\\w+ )?(?:${event}|candidat[oa]|oficina|recibo)`,
      '(?:podemos|podriamos|para|ideas? de) mejorar\\b.*|describ\\w+ (?:tus |sus )?(?:necesidades|objetivos|expectativas)|(?:resumen|perfil|titulo|formacion) (?:profesional|academic[oa]|universitari[oa]|curricular)|titulacion|comentarios? (?:sobre|acerca)\\b.*|seguidores\\b.*|estrellas\\b.*|publico (?:estimado|previsto|asistente)|residencia fiscal|(?:correo|e ?mail|telefono|contacto) (?:alternativ|secundari|adicional|de (?:respaldo|emergencia|reserva))\\w*|(?:forma|metodo|medio|condiciones) de pago|contacto de emergencia|persona que (?:te|le|os)\\b.*',
      '(?:empresa|compania|organizacion) (?:anterior|previa|matriz|cliente|de (?:mensajeria|transporte|hosting|reparto))|(?:en|para) (?:que (?:empresa|compania|organizacion)|quien) (?:\\w+ )?trabaj\\w+|cuanto (?:pagaria|estaria|gasta|gana|quier|te gustaria)\\w*.*',
      'facturas?|datos (?:fiscales|bancarios|de pago|de envio)|domicilio(?: \\w+)?|direccion (?:postal|fiscal|fisica|de (?:envio|entrega|la oficina|la empresa)|de tu (?:casa|oficina))|[cn]if|nie|dni|ruc|rfc|cuit|cuil|nit|cedula|pasaporte|(?:numero|id|identificacion|registro) (?:fiscal|tributari[oa]|mercantil|de (?:registro|identi\\w+|cliente|pedido|serie|referencia|cuenta|empleado\\w*))',
      'telefonos?|telefonic[oa]|movil(?! (?:app|ios|android))(?<!(?:app|aplicacion|juego|version) movil)|celular|whats ?app|prefijo(?: \\w+){0,3}|extension telefonica',
      'calle|ciudad|poblacion|localidad|municipio|provincia|codigo postal|comunidad autonoma|colonia|barrio',
      '(?:nombre de )?usuario(?! (?:de|en|del|do|no|em) (?:x|twitter))(?! (?:objetivo|ideal|tipo|final|medio|meta))(?<!(?:tipo|perfil) de usuario)|seudonimo|apodo|alias$',
      '^(?:asunto|motivo|tema)(?: .*)?$|mensaje(?! (?:a|para|de) (?:la|nuestra|los miembros|lanzamiento|tu|su) ?(?:comunidad)?)|(?:motivo|razon) (?:de|del|por)\\b.*|por que (?:quier\\w+|deb\\w+|te|le|os|nos|merec\\w+|elegi\\w+|lo|la|has|ha)\\b.*',
      'observaciones|aclaraciones|sugerencias?|^(?:tus |sus |tu |su )?(?:comentarios?|notas?)$|(?:comentarios?|notas?|instrucciones|indicaciones|mensaje|informacion) (?:adicional\\w*|para (?:el|los|la|las|nosotros|quien)\\b(?! (?:comunidad|lanzamiento)).*|internas?|extra)|(?:algo|alguna cosa|informacion|comentario) (?:mas|adicional)\\b.*|(?:deja\\w*|escrib\\w+) (?:un|tu|su) (?:comentario|opinion|resena|mensaje|pregunta)(?! (?:de lanzamiento|inicial))',
      '(?:edad|genero|sexo|pronombres?|estado civil|nacionalidad|profesion|ocupacion|cargo|biografia|idiomas?)$|^(?:tu |su )?(?:rol|cargo|puesto|funcion|profesion|bio|biografia|ocupacion|idiomas?|relacion)\\b.*|(?:sobre|acerca de|de) (?:ti|usted|vosotros|el (?:autor|fundador|equipo)|tu equipo)$|cuentanos .{0,12}(?:de|sobre) (?:ti|vosotros|tu equipo|tu experiencia)|(?:miembros|tamano|integrantes) del? .*|fecha de nacimiento|cumpleanos',
      'fecha (?:de|del|limite|y hora)? ?(?:la |el |tu |su )?(?:nacimiento|fundacion|constitucion|caducidad|vencimiento|inicio|fin|entrega|factura|compra|contratacion|alta|cierre|reserva|hora|limite)\\b.*|(?:ano|mes) (?:de|en que)\\b.*|cuando (?:se (?:fundo|creo la empresa|constituyo)|te (?:va|viene)|podemos (?:llam|habl|reun)|naciste|prefier)\\w*.*|horarios?\\b.*|(?:que |mejor )?hora\\b.*|disponibilidad (?:horaria|para)\\b.*|duracion\\b.*|fecha limite',
      'cuant[oa]s?\\b(?! (?:cuesta\\w*|vale\\w*|cobra\\w*|se paga|hay que pagar|habra que pagar|pag\\w+|cuestan|es|son|da|suma|por mes|al mes))\\b.*|numero de .*|usuarios (?:activos|registrados|actuales|mensuales|diarios)|descargas\\b.*|(?:ingresos|ventas|facturacion|beneficios|trafico|visitas) (?:anual\\w*|mensual\\w*|al mes|actual\\w*|por\\b.*|aproximad\\w*|recurrent\\w*|del)|presupuesto\\b.*|financia(?:cion|miento)\\b.*|inversion(?:es)?\\b.*|inversor\\w*|ronda\\b.*|valoracion\\b.*|recaudad\\w+|capital\\b.*|etapa\\b.*|fase\\b.*',
      '(?:tamano|descripcion|direccion|antiguedad|tipo|registro|telefono|sede social|cargo|puesto|rol|funcion|trabajas?) (?:de|en) (?:la|tu|su|vuestra) (?:empresa|organizacion|compania)|pertenece a|sub ?categorias?|(?:segunda|otra|nueva|secundaria) (?:categoria|etiqueta|seccion)|categoria (?:secundaria|nueva|adicional)|(?:patrocin|suger|sugier|propon|propongas|crear|anadir|echas?|falt|pedir)\\w* .{0,16}(?:categoria|etiqueta|seccion)\\w*|(?:categoria|etiqueta|seccion)s? (?:que (?:falta|echas|deberiamos|propon))\\w*.*',
      '(?:precio|coste|costo|importe|tarifa|plan|paquete|opcion|tipo|cuanto (?:cuesta|vale)|pago) .{0,14}(?:patroc\\w+|publicidad|anunci\\w+|destacad\\w+|inclusion|inscripcion|promocion\\w*|alta|espacio|envio|empresa)|comision\\b.*|precio (?:\\w+ ){0,3}?que (?:te interesa|le interesa)|precio que (?:pag|estar|te )\\w*.*|afiliad[oa]s?|referidos?|descuentos?|ofertas? (?:especial\\w*|exclusiv\\w+|para|de lanzamiento)|cupones|donacion\\w*|precio de (?:venta de|compra|salida|la accion)|dispuest[oa] a pagar|(?:que|cual) plan (?:te|le|prefier|quier|dese)\\w*.*|destacar (?:tu|su|el|la) .*',
      `(?:enlace|url|link|pagina|direccion|web|correo|e ?mail|mail|dossier|kit)(?: \\w+)? ${of}(?:\\w+ )?(?:precios|tarifas|politica|privacidad|terminos|condiciones|aviso|documentacion|docs|api|blog|feed|rss|soporte|ayuda|atencion|faq|preguntas|change ?log|novedades|registro|hoja|road ?map|estado|prensa|dossier|kit|empleo|carrera\\w*|descargas?|review|videollamada|llamada|calendario|calendly|zoom|meet|drive|formulario|(?<!codigo )fuente|original|competencia|competidor\\w*|licencia|foro|grupo|canal|servidor|tienda|carrito|checkout|equipo|nosotros|inicio de sesion|acceso|lista de espera|pitch|presentacion|administracion|contabilidad|seguridad|ventas|marketing|recuperacion|invitacion|cuenta\\b|demo$)`,
      'politica de (?!precio|tarif|cobro).*|(?:terminos|condiciones) (?:y|de (?:uso|servicio|la)|legales|generales)\\b.*|aviso legal|documentacion\\b.*|hoja de ruta|dossier\\b.*|kit de (?:prensa|medios)|nota de prensa|curriculum|adjunt\\w+ .*|lista de espera|registro de cambios|proxim[oa]s (?:funcion\\w*|pasos|versiones|novedades|lanzamientos)',
      '^(?:\\w+ )?(?:caracteristicas|funcionalidades|funciones|ventajas|beneficios|prestaciones|casos de uso)(?: (?!y |e )\\w+){0,4}$',
      '(?:stack|tecnologias?|lenguajes?|herramientas? (?:que|con las que) (?:us|utiliz|emple)\\w*|framework)\\b.*|(?:(?<!(?:tipo|modelo) de )licencia|requisitos|idiomas?)(?! (?:gratuita|gratis|movil|web))(?: .*)?$|^(?:numero de )?version(?: (?:actual|del?|de la|estable)\\b.*)?$|(?:que|cual) (?:tecnologia|modelo de (?:ia|lenguaje)|version|licencia|idioma)\\w*.*',
      '(?:repit|repet|confirm|verific|reescrib)\\w+ (?:de )?(?:tu|su|el|la|del?) .*|(?:otro|segundo) (?:correo|e ?mail|nombre|apellido)|nombre de dominio|(?:tu|su) (?:pregunta|consulta|duda|opinion|valoracion|puntuacion|resena|testimonio|experiencia)\\b.*|testimonios?|recomendarias?\\b.*|que (?:te|le) (?:parece|ha parecido|gusta)\\b.*|que opin\\w+.*|^(?:eres|es usted|tienes|tiene usted|quieres|quiere|aceptas|necesitas|buscas|buscais|podemos|puedes|te gustaria|le gustaria|has|ha|habeis) (?!(?:una? )?(?:pagina|web|sitio|blog|portafolio|empresa|plan|version|prueba|opcion|modalidad|codigo|repo)\\w*\\b|gratis|gratuit|de pago)\\b.*',
    ].join('|'),
  ),
]
