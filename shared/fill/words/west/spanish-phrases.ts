import { rule, type Rule } from '../meaning.ts'

const thing =
  '(?:productos?|herramientas?|apps?|aplicacion(?:es)?|aplicativo|proyectos?|servicios?|sitios?|webs?|paginas?|plataformas?|start ?ups?|saas|software|programas?|(?:video)?juegos?|libros?|cursos?|plug ?ins?|extension(?:es)?|complementos?|solucion(?:es)?|iniciativas?|criaturas?|inventos?|creacion(?:es)?|emprendimientos?|negocios?|bots?|agentes?|recursos?|bibliotecas?|paquetes?|propuestas?|tools?|marca|obras?|podcasts?|ficha|anuncio|listado)'
const the = '(?:(?:el|la|los|las|un|una|tu|tus|su|sus|vuestr[oa]s?|nuestr[oa]s?|este|esta|mi) )?'
const of = `(?:del?|al?|para|de) ${the}(?:\\w+ )?`
/** What follows where a product isn’t the one handed in: “del curso al que asististe”, “de la herramienta que usas”. */
const another =
  '(?! (?:(?:\\w+ ){0,2}(?:al|a la|en el|en la|con el|con la|del|de la) que|competidor\\w*|rival\\w*|similar\\w*|alternativ\\w*|matriz|anterior|asociad\\w*|patrocin\\w*|de (?:la competencia|referencia|descarga)|que (?!nos|quier|quer|dese|vas|va |van|propo|present|envi|sugier|inscrib|registr|public|recomend|lanz|compart|has cread|has hech|ha cread|se )))'
const maker =
  '(?:autor\\w*|creador\\w*|fundador\\w*|makers?|desarrollador\\w*|responsables?|remitente|solicitante|emprendedor\\w*|participante|proponente|candidat[oa]|representante|persona|contacto|quien|inventor\\w*|programador\\w*|promotor\\w*)'
const firm = '(?:empresa|compania|organizacion|entidad|sociedad|editorial|institucion|agencia|firma|asociacion|fundacion|estudio)'

/** Spanish labels, questions and requests. Read after what is never touched and what forms ask besides. */
export const spanishPhrases: readonly Rule[] = [
  rule(
    'firstComment',
    `(?:primer|comentario) comentario.*|comentario (?:inicial|de (?:lanzamiento|apertura|bienvenida)|del (?:maker|creador|autor|fundador)|fijado)|(?:mensaje|palabras|saludo|nota|hola) (?:\\w+ )?(?:a|para|de) (?:la|nuestra|los) (?:comunidad|miembros|usuarios del directorio)|salud\\w+ a .*|(?:romp|abr)\\w+ (?:el hielo|la conversacion)`,
  ),
  rule(
    'tagline',
    '(?:en|con|como|es|mediante) (?:una|un|1) (?:sola |unica |breve |corta |simple )?(?:frase|linea|oracion|renglon|tuit|tweet)|(?:una|1) (?:sola |unica |breve )?(?:frase|linea|oracion)\\b(?! o dos).*|(?:que|cual(?: es)?) (?:tu |la |es la )?frase .*|^(?:la |tu |su )?frase\\b.*|eslogan|lema|subtitulo|bajada|^titular(?: .*)?$|(?:titular|encabezado|cabecera|reclamo) (?:de|del|para|que|publicitario|comercial)\\b.*|(?:en|con) (?:menos|no mas|maximo|un maximo|pocas|unas pocas|cinco|seis|siete|ocho|diez|\\d+)(?: de)?(?: \\w+)? palabras|pitch (?:de|en) un.*|^complet[ae](?: (?:la|esta) frase.*)?$|gancho|coletilla|lo que (?:dirias|pondrias) en .*',
  ),
  rule(
    'shortDescription',
    `(?:descripcion|presentacion|resena|introduccion|explicacion|texto|version|resumen|nota|sinopsis)(?: (?:del?|de la|de tu|de su) \\w+)? (?:muy |mas )?(?:cort[oa]|breve|resumid[oa]|concis[oa]|abreviad[oa]|reducid[oa]|sucint[oa]|introductori[oa]|rapid[oa]|previ[oa]|(?:para|de|en|del) (?:la |el |los |las |una )?(?:listados?|tarjetas?|listas?|resultados|portada|vista previa|buscador(?:es)?|cabecera|miniatura|pagina de inicio|directorio))|(?:breve|cort[oa]|pequen[oa]|sucint[oa]|concis[oa]|rapid[oa]) (?:descripcion|presentacion|resena|introduccion|explicacion|nota|sinopsis|texto|semblanza|resumen)|brevemente|de (?:forma|manera) (?:muy )?(?:breve|concisa|resumida|sucinta)|(?:un par|dos|tres|2|3|pocas|unas|cuatro|unos)(?: (?:de|o tres|o cuatro|3|a tres|o 3|cuantas|pocas))? (?:frases|lineas|oraciones|renglones|parrafos cortos)|resumen\\b|(?!.*\\b(?:frase|linha|riga|linea)\\b)(?:resum(?:a|ir|elo|ela|enos|amos|id|iendo|iria\\w*)|resume (?=(?:tu|su|el|la|en|lo|brevemente|de)\\b))\\b.*|sintesis|sinopsis|extracto|entradilla|sumario|copete|se breve|en (?:breve|resumen|sintesis)`,
  ),
  rule(
    'email',
    '(?:a que|en que|a cual) (?:direccion|correo|buzon|e ?mail|mail|cuenta de correo) (?!mand\\w+ a|env\\w+ a (?:los|la gente|quien|nuestr)|llev).*|(?:como|donde|por donde|adonde) (?:podemos |puedo |podriamos |te |le |os |debemos )*(?:contact|escrib|localiz|avis|respond|contest|notific|mand|envi)\\w+(?! a (?:los|la gente|quien|nuestr))\\b(?!.*telefono).*|direccion (?:electronica|de contacto|de e ?mail|de correo)|buzon\\b.*|correo|(?:un|tu|su|vuestro) (?:e ?mail|mail)\\b.*|medio de contacto',
  ),
  rule(
    'launchDate',
    '^fecha (?:lanz|public|salida)\\w*$|fechas? (?:\\w+ ){0,3}?(?:de|del|en|para) .{0,30}?(?:lanz\\w+|salida|estren\\w+|public\\w+|debut|disponib\\w+|aparicion|puesta en)\\b.*|^(?:y |e )?(?:cuando|que dia|en que fecha|que fecha|desde cuando|dia (?:en|de|del)|a partir de cuando|en que momento) .{0,40}?(?:lanz\\w+|sale|salio|saldra|saldreis|sali\\w+|estren\\w+|publi\\w+|disponible|ve la luz|vio la luz|vera la luz|debut\\w*|en linea|en marcha|en vivo|abr\\w+|abierto)\\b.*|(?:lanzamiento|estreno) (?:previsto|oficial|estimado)|dia d$|disponible desde',
  ),
  rule(
    'twitter',
    '(?:usuario|cuenta|perfil|handle|nombre(?: de usuario)?|arroba|alias|identificador) (?:de|en|del) (?:x|twitter)\\b.*|(?:tuite|tweete|retuite)\\w+.*|(?:etiquet|mencion|arrob|segu)\\w+ .{0,20}en (?:x|twitter)|en (?:x|twitter)$',
  ),
  rule(
    'github',
    '(?:en )?donde .{0,24}(?:codigo|repo\\w*)|codigo (?:fuente|abierto|publico)|(?:enlace|url|link|direccion|ubicacion|pagina) (?:al?|del?|de su|de tu|del) (?:codigo|repo\\w*)|repositorio|repo (?:publico|del?|de la)\\b.*|^repo$',
  ),
  rule(
    'video',
    '(?:enlace|url|link) (?:al?|del?|a un|de un|de tu|a tu) (?:trailer|avance|teaser|gameplay|clip|tutorial|video\\w*)|video (?:de|del)\\b.*|^trailer$|trailer (?:del?|en|oficial)\\b.*|(?:grabacion|clip|avance|demo en video|recorrido) (?:del?|de la|de tu|en video)\\b.*|videopresentacion|videodemo',
  ),
  rule(
    'logo',
    '(?:imagen|archivo|url|enlace|link|fichero|direccion) (?:al?|del?|de tu|de su|con el) (?:logo|logotipo|icono|isotipo|avatar)\\b.*|(?:^|tu |su |el |del |vuestro )logo(?:tipo)?s?|logotipo|isotipo|imagotipo|icono|emblema|imagen de (?:la )?marca|avatar (?:del?|de la|de tu) (?:producto|app|proyecto)',
  ),
  rule(
    'screenshots',
    `capturas?\\b.*|pantallazos?|(?:imagen(?:es)?|fotos?|galeria) (?:\\w+ )?(?:de|del|para) (?:${the}(?:${thing}|interfaz|galeria|portada|pantalla|panel)|como)\\b.*|^(?:galeria|imagen(?:es)?)$|imagen(?:es)? (?:destacada|principal|promocional|de portada|de cabecera|de muestra)\\w*|(?:ensen|muestr|mostr)\\w+ (?:como|que aspecto|tu \\w+ en (?:accion|imagenes))\\b.*|(?:como (?:se ve|luce|es por dentro)|que aspecto tiene|que pinta tiene)\\b.*`,
  ),
  rule(
    'competitors',
    `alternativas?\\b.*|competidor\\w*|competencia|rivales|(?:a que|que|cual\\w*|con que|con quien\\w*|a quien\\w*) .{0,40}(?:\\bparec\\w+|\\b(?:usa(?:n|ba|ban)|utiliza(?:n|ban)) (?:\\w+ ){0,3}(?:antes|hoy|ahora|en su lugar)|compit\\w+|compet\\w+|sustitu\\w+|reemplaz\\w+|similar\\w*|en lugar|antes de)\\b.*|${thing} (?:\\w+ )?(?:similares|parecid[oa]s|equivalentes|comparables|competidor\\w*|rivales|que compit\\w+)|(?:parecid[oa]|similar|semejante)s? a|(?:en lugar|en vez) de que.*|sustitu(?:ye|to) (?:a|de)\\b.*|reemplaza a.*`,
  ),
  rule(
    'audience',
    '(?<!nombre )(?:para|^a) quien(?:es)? (?!cita|mencion|atribu|agradec|acredit|contact|pregunt|escrib|dirigi(?:rnos|mos)|etiquet|va la factura).*|^(?:para|a) quien(?:es)?$|(?:publico|audiencia|mercado|segmento|nicho|usuari[oa]s?|client\\w+|lector\\w*|jugador\\w*) (?:objetivo|meta|ideal\\w*|tipo|destinatario|final\\w*|potencial\\w*|diana|al que .*)|^(?:publico|audiencia|destinatari\\w+)\\b.*|^tipos? de (?:usuario|cliente|publico|lector|jugador)\\w*|perfil (?:de|del|ideal) .{0,12}(?:cliente|usuario|publico|comprador|lector|consumidor)\\w*|(?:quien(?:es)?|que (?:tipo de |clase de )?(?:personas?|usuarios|clientes|profesionales|gente|publico|empresas)) .{0,30}?(?:sac\\w+|us\\w+|utiliz\\w+|benefici\\w+|necesit\\w+|dirig\\w+|sirv\\w+|interes\\w+|ayud\\w+|aprovech\\w+|encant\\w+|comprar\\w*)\\b.*|(?:pensad|dirigid|orientad|disenad|destinad|hech)[oa] (?:para|a)\\b.*|segmento de (?:clientes|usuarios)',
  ),
  rule(
    'platforms',
    '(?:en|para|con) (?:que|cuales?) (?:\\w+ )?(?:sistemas?|dispositivos?|plataformas?|navegador\\w*|entornos?|consolas?|aparatos)\\b.*|(?:sistemas?|dispositivos?|navegador\\w*|plataformas?|entornos?|consolas?) (?:\\w+ )?(?:compatibles?|soportad\\w+|disponibles?|admitid\\w+|operativos?|en (?:los|las|el|la) que)\\b.*|(?:donde|en que) (?:se )?(?:funciona|corre|ejecuta|juega|puede (?:jugar|instalar|ejecutar))\\b.*|compatib(?:ilidad|les?)(?! with)\\b.*|disponible (?:en|para)\\b.*|plataformas|^plataforma$',
  ),
  rule(
    'pricing',
    '(?:modelo|tipo|esquema|estructura|modalidad|politica|opcion(?:es)?|planes) de (?:precio\\w*|pagos?|negocio|acceso|licencia\\w*|tarif\\w+|cobro|monetizacion|suscripcion|ingresos|comercializacion|distribucion|cobrar)|monetiza\\w+.*|(?:es|sera|son|hay|tiene\\w*|ofrece\\w*|cuenta con|existe|dispone de|incluye) .{0,24}(?:gratis|gratuit[oa]s?|de pago|freemium|gratuitamente)\\b.*|hay que pagar.*|se (?:paga|cobra)\\b.*|(?:gratis|gratuit[oa]|freemium|de pago|libre)(?: (?:o|u|y|freemium|de pago|gratis|gratuit[oa]|mixto|pago))+|cuesta (?:dinero|algo)|como (?:gana\\w*|cobra\\w*|se (?:financia|monetiza|paga|cobra|vende|comercializa))\\b.*|(?:version|plan|opcion|nivel) gratuit[oa]|^(?:tarifas|precios|planes)$',
  ),
  rule(
    'price',
    '(?:cuanto|que) (?:\\w+ )?(?:cuesta\\w*|vale\\w*|cobra\\w*|pagan?|precio|pagar\\w*)\\b.*|(?:a )?que precio\\b.*|^(?:(?:el|tu|su) )?(?:precio|importe|coste|costo|tarifa|cuota|valor)\\b(?! (?:anadido|diferencial|social|aporta\\w*)).*|(?:precio|tarifa|importe|cuota) (?:mensual|anual|base|inicial|minim[oa]|de (?:venta|partida|suscripcion|entrada)|desde|por (?:mes|usuario|licencia))|plan mas (?:barato|economico)',
  ),
  rule(
    'categories',
    '(?:categorias|secciones|sectores|areas(?: tematicas)?|tematicas|ambitos|industrias|rubros|apartados|temas)\\b.{0,40}(?:\\bhasta\\b|todas|todos|varias|varios|maximo|mas de una|marca|elige|selecc|procedan|apliq|correspond|encaj|pertene).*|(?:una o mas|una o varias|hasta \\w+|varias|todas las|las|que|cuales|en que|multiples) (?:categorias|secciones|areas|sectores|tematicas|rubros|ambitos|apartados)\\b.*|^(?:\\w+ )?(?:categorias|areas tematicas|secciones|sectores)\\b(?! del? (?:error|evento)).*',
  ),
  rule(
    'category',
    `^tipo ${thing}$|(?:tipo|clase|tipologia|genero|categoria|naturaleza) (?:\\w+ )?(?:de|del|al?|para) ${the}(?:${thing}|actividad|oferta)\\b.*|categoria\\b.*|(?:en|a|bajo) (?:que|cual) .{0,24}(?:categoria|seccion|sector|rubro|ambito|area|apartado|tematica|genero|estante\\w*|industria|epigrafe|encaj\\w+|clasific\\w+|ubic\\w+|coloc\\w+|pertenec\\w+|englob\\w+|enmarc\\w+|encuadr\\w+)\\b.*|(?:que|cual|elige|elija|escoge|escoja|selecciona|seleccione|indica|indique) (?:\\w+ ){0,3}(?:categoria|seccion|sector|rubro|ambito|area|apartado|tematica)\\b.*|^(?:seccion|sector|rubro|ambito|area|apartado|tematica|vertical|nicho|genero|clasificacion|industria|segmento|giro)(?: (?:de|del|en|tematic[oa]|principal|al|comercial|empresarial|economic[oa])\\b.*)?$|donde (?:lo|la) (?:ponemos|colocamos|clasificamos|ubicamos|metemos|archivamos)\\b.*|(?:de )?que (?:tipo|clase|genero) (?:de .*|es .*)|clasificacion`,
  ),
  rule(
    'tags',
    '(?:etiquetas?|^tags (?:que|de|del|separad\\w+|para|relacionad\\w+)|(?:los|tus|hasta \\w+|varios) (?:hash)?tags|palabras? claves?|descriptores|topicos)\\b.*|terminos (?:clave|de busqueda|relacionad\\w+|que|para|por|con)\\b.*|(?:con|por|bajo|mediante) (?:que|cuales) (?:terminos|palabras|etiquetas|temas)\\b.*|^temas(?: (?:relacionad\\w+|que|principales|clave|tratad\\w+|del?|asociad\\w+)\\b.*)?$|(?:tres|cuatro|cinco|\\d+|que|cuales|las) palabras (?:(?:por|con) las|te |que|para|clave|lo|la|describ|usari|escribiri)\\w*.*',
  ),
  rule(
    'makerUrl',
    `(?:web|pagina|sitio|enlace|url|link|perfil|blog|porta?folio|direccion)(?: (?:web|personal|propi[oa]|al? (?:perfil|web|pagina|blog)|a la (?:web|pagina)|del? perfil|publico|publica))* (?:del?|de la|de los|al|a la|de tu|de quien|de l[oa]s) ${maker}\\b.*|(?:pagina|web|sitio|blog|perfil|enlace)(?: web)? (?:personal|propi[oa])(?:es)?|(?:tu|su) (?:propi[oa] )?(?:blog|porta?folio|perfil|web personal|pagina personal)\\b.*|porta?folio|(?:saber|leer|conocer|ver) (?:algo )?mas (?:de|sobre) (?:ti|usted|quien)\\b.*|(?:tienes|tiene) (?:web|pagina|blog|sitio)(?: web)? (?:personal|propi[oa])`,
  ),
  rule(
    'makerName',
    `(?<!(?:para|a) )(?:quien|quienes) (?:eres|es usted|sois|son|es el|es la|esta\\w*|hay|firma\\w*|lo|la|ha|han|hizo|creo|desarroll\\w+|present\\w+|envia|program\\w+|construy\\w+|invent\\w+|registra|propone|rellena|hace)\\b.*|(?:tu|su|vuestro) nombre\\b.*|como te llamas.*|como (?:se llama usted|os llamais|te llaman|firmas|quier\\w+ (?:que te (?:llam|cit|mencion|present)\\w+|firmar|aparecer))\\b.*|nombre (?:y apellidos?|completo)(?! del? (?:la )?(?:producto|herramienta|app|proyecto|${firm})).*|(?:nombres?|apellidos y nombre) (?:\\w+ )?(?:del?|de la|de los|de las|de) (?:la )?(?:tu )?${maker}\\b(?! de (?:usuario|dominio)).*|^${the}(?:persona|responsable|contacto|autor\\w*|creador\\w*|fundador\\w*|remitente|solicitante|emprendedor\\w*|desarrollador\\w*|proponente|mente|cara|cabeza)\\b(?! (?:a quien|que (?:te|nos|le))).*|a quien (?:cit|mencion|atribu|agradec|acredit)\\w+(?!.*(?:twitter| x$)).*|^nombres?$|con quien (?:hablamos|tratamos|contactamos|hay que hablar)\\b.*|nombres? y apellidos?|^nombre ${maker}$|^(?:cread|hech)[oa] por`,
  ),
  rule(
    'country',
    'nacionalidad (?:de la|del)\\b.*|(?:^|que |cual |en que |desde que |de que |nombre del |su |tu )pais(?:es)?(?! (?:de (?:tu |su |la |el )?|del )(?:banco|tarjeta))\\b.*|donde (?:esta|estais|estas|teneis|tiene|tienes) .{0,20}(?:sede|ubicad\\w+|radicad\\w+|basad\\w+|constituid\\w+|afincad\\w+|registrad\\w+)\\b.*|donde (?:esta|se encuentra) (?:tu|la|su|vuestra) (?:empresa|sede|compania)|pais (?:de|del|donde|en)\\b.*',
  ),
  rule(
    'company',
    `^(?:(?:nombre|denominacion)(?: \\w+)? (?:del? )?)?${the}${firm}\\b(?! (?:o|y) (?:producto|proyecto)).*|(?:que|cual es la|como se llama|nombre de|quien es la|a que|hay|existe) ${the}${firm}\\b.*|razon social.*|denominacion social|persona juridica|(?:empresa|estudio|compania) (?:desarrolladora|responsable|detras|editora|titular|que)\\b.*|(?:desarrollad[oa]|publicad[oa]|editad[oa]) por|fabricante|^editora$`,
  ),
  rule(
    'description',
    `descripcion\\b.*|describe (?=(?:el|la|los|las|tu|tus|su|con|en|que|como|brevemente|de|lo|aqui|vuestr\\w+|para)\\b).*|describ(?:a|ir|elo|ela|enos|id)\\b.*|memoria (?:descriptiva|explicativa|tecnica)\\b.*|(?:cuent[ae]|contad|habl[ae]|hablad|expli[a-z]+|platic[a-z]+)(?:nos|me) (?!(?:como (?:te|se) llama|tu nombre|quien|el nombre|donde|cuando|cuanto)).*|(?<!que )explic\\w+|que (?:puede\\w*|se puede) (?:\\w+ )?(?:hacer|hace|conseguir)\\b.*|que (?:hace|ofrece|consigue|permite|aporta|lo|la|los|tiene de)\\b.*|que es\\b.*|para que sirve.*|como funciona.*|que problema\\w* (?:resuelv|solucion)\\w+ .*\\by\\b.*|(?:la |tu |su )?historia (?:de|del|detras|completa)\\b.*|contenido (?:de|del|principal|completo)\\b.*|texto (?:completo|largo|integro|principal|descriptivo|(?:del?|para) (?:la |tu |su )?(?:ficha|anuncio|articulo|publicacion|presentacion))\\b.*|(?:principales )?(?:caracteristicas|funcionalidades|funciones|beneficios|ventajas|prestaciones)(?: (?:principales|clave|destacadas))? (?:y|e)\\b.*|en (?:detalle|profundidad|que consiste)|con (?:detalle|tus (?:propias )?palabras)|detall\\w+\\b.*|informacion (?:sobre|del|detallada|completa|acerca)\\b.*|acerca de(?:l| la| tu| su| este)\\b.*|de que (?:va|trata|se trata)\\b.*|presenta(?:nos|cion)?\\b.*|present[ae] (?!(?:il|lo|la tua|o)\\b).*|desarroll[ae] .*|todo (?:sobre|lo que)\\b.*|que deberian saber .*`,
  ),
  rule(
    'url',
    `(?:url|enlace|link|direccion|web|sitio|pagina|vinculo|liga|dominio)(?: (?:web|oficial|de internet|en internet|principal|direct[oa]|en vivo|public[oa]|complet[oa]|electronica|exact[oa]|externo|valido))* ${of}${thing}\\b${another}(?! de (?:inicio de sesion|ayuda|soporte|contacto|precios|pago|estado))(?:.*donde .*)?|(?:pagina|url|web|sitio|direccion) (?:web )?(?:oficial|principal|de (?:aterrizaje|destino|inicio|internet|lanzamiento)|publica)\\b(?! del? (?:autor|creador|evento)).*|(?:donde|en que (?:pagina|direccion|web|sitio|url)) (?:\\w+ ){0,3}?(?:prob\\w+|puede\\w* (?:ver|usar|probar|encontrar|descargar|comprar|visitar|acceder|jugar)\\w*|podemos (?:ver|usar|probar|encontrar|visitar|acceder)(?:lo|la)?|encontr\\w+|encuentr\\w+|visit\\w+|vive|aloja\\w*|esta (?:alojad|disponible|publicad)\\w*)\\b.*|a (?:que|donde|cual) (?:pagina|direccion|url|sitio|web|enlace)?\\s?(?:mand|env|llev|dirig|redirig|apunt|enlaz|deb)\\w+.*|web que (?:quier|dese)\\w+.*|enlace (?:a|para) .{0,24}(?:donde|para) .{0,24}(?:prob|us|ver|acce)\\w+|landing|(?:pega|pon|introduce|introduzca|escribe|copia|indica|deja|anade) (?:aqui |abajo )?(?:tu |la |el |su )?(?:url|enlace|link|direccion web)(?: (?:aqui|abajo))?$|(?:tiene\\w*|hay) (?:una )?(?:pagina web|sitio web|web)$|(?:enlace|link|url) (?:donde|para) (?:prob|us|ver|visit|acce)\\w+|^(?:tu |su |la |vuestra )?(?:web|pagina web|sitio(?: web)?|pagina)(?: oficial)?$`,
  ),
  rule(
    'name',
    `(?:nombre|denominacion|titulo|designacion)(?: (?:oficial|comercial|completo|publico|exacto|corto|definitivo|propio))* ${of}${thing}\\b${another}.*|(?:nombre|denominacion) (?:oficial|comercial|publico) (?:del?|de la) (?!${firm})\\w+$|como se (?:llama|titula|denomina|llamara) ${the}(?:\\w+ )?(?:${thing}|lo que|esto|eso)\\b.*|^como se (?:llama|titula|denomina)$|como (?:(?:has|habeis|ha) (?:llamado|bautizado)|llamas|bautiz\\w+)\\b.*|(?:que|cual es el) nombre (?:lleva|tiene|recibe|le|oficial|${of}${thing})\\b.*|como (?:quier\\w+|dese\\w+|deb\\w+) (?:que )?(?:aparez\\w+|aparec\\w+|figur\\w+|se (?:muestre|liste|publique)) ${the}(?:\\w+ )?${thing}\\b.*|(?:ponle|dale|pon|da) (?:un )?nombre.*|nombre (?:que|con el que|bajo el que|por el que) (?:se )?(?:\\w+ )?(?:aparec|aparez|figur|public|mostr|muestr|list|anunci|conoc)\\w+(?!.*\\b(?:tuyo|personal)\\b).*|nombre de (?:marca|fantasia)(?! de la empresa)|^(?:nombre|titulo) ${thing}$|lo que (?:presentas|nos traes).*`,
  ),
]
