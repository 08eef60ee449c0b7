import { rule, type Rule } from '../meaning.ts'

const thing =
  '(?:prodott[oi]|strument[oi]|tool|app|applicazion[ei]|applicativo|progett[oi]|serviz[io]+|sit[oi]|pagin[ae]|piattaform[ae]|start ?up|saas|software|programm[ai]|(?:video)?gioc(?:o|hi)|libr[oi]|cors[oi]|plug ?in|estension[ei]|component[ei]|soluzion[ei]|iniziativ[ae]|creazion[ei]|creatur[ae]|invenzion[ei]|attivita|bot|agent[ei]|risors[ae]|libreri[ae]|pacchett[oi]|propost[ae]|marchio|oper[ae]|podcast|scheda|idea|candidatura|web app)'
const the =
  '(?:(?:il|lo|la|l|i|gli|le|un|uno|una|questo|questa|quest|(?:il |la |i |le )?(?:tuo|tua|tuoi|suo|sua|vostro|vostra|nostro|nostra)) )?'
const of = `(?:di|del|dello|della|dell|dei|degli|delle|al|allo|alla|all|per|a|da) ${the}(?:\\w+ )?`
/** What follows where a product isn’t the one handed in: “del corso che hai seguito”, “dello strumento che usi”. */
const another =
  '(?! (?:(?:\\w+ ){0,2}(?:al|alla|nel|nella|con il|con la|del|della|a|in|di) (?:quale|cui)|concorrent\\w*|rival\\w*|simil\\w*|alternativ\\w*|precedente|partner|sponsor\\w*|di riferimento|che (?!ci|vuoi|volete|vuole|desider|stai|state|propon|present|invi|segnal|iscriv|registr|pubblic|lanc|hai (?:creato|fatto|costruito|sviluppato)|avete (?:creato|fatto)|ha (?:creato|fatto)|si )))'
const maker =
  '(?:autor[ei]|autrice|creator[ei]|creatrice|fondator[ei]|fondatrice|maker|sviluppator[ei]|sviluppatrice|programmator[ei]|responsabil[ei]|mittente|richiedente|imprenditor[ei]|partecipante|proponente|candidat[oa]|rappresentante|persona|contatto|chi|inventor[ei]|ideator[ei]|ideatrice|referente|titolare|segnalatore)'
const firm =
  '(?:aziend[ae]|societa|organizzazion[ei]|ente|impres[ae]|casa editrice|istituzion[ei]|agenzi[ae]|ditt[ae]|associazion[ei]|fondazion[ei]|compagni[ae]|studio(?! (?:di caso|clinico)))'

/** Italian labels, questions and requests. Read after what is never touched and what forms ask besides. */
export const italianPhrases: readonly Rule[] = [
  rule(
    'firstComment',
    'primo commento.*|commento (?:iniziale|di (?:lancio|apertura|benvenuto)|del (?:maker|creatore|fondatore)|dell autore|fissato)|(?:messaggio|parole|saluto|nota|due righe|ciao) (?:\\w+ )?(?:alla|per la|della|ai|per i) (?:nostra )?(?:community|comunita|membri)\\b.*|saluta .*|presentat[ie] (?:alla|ai) .*|rompi il ghiaccio|(?:avvia|apri|inizia) la (?:conversazione|discussione)',
  ),
  rule(
    'tagline',
    '(?:in|con|come) (?:una|un|1) (?:sola |unica |breve |semplice )?(?:frase|riga|linea|battuta)|(?:una|un|1) (?:sola |unica |breve )?(?:frase|riga)\\b(?! o due).*|(?:che|quale|qual e la) frase .*|^(?:la |tua |la tua )?frase\\b.*|slogan|sottotitolo|pay ?off|^(?:il |un )?titolo (?:accattivante|ad effetto|breve)|(?:in|con) (?:meno di|massimo|non piu di|poche|cinque|sei|sette|otto|dieci|\\d+)(?: \\w+)? parole|pitch (?:di|in) una.*|^completa(?: (?:la|questa) frase.*)?$|frase (?:breve|ad effetto|di (?:presentazione|lancio))',
  ),
  rule(
    'shortDescription',
    `(?:descrizione|presentazione|recensione|introduzione|spiegazione|testo|versione|riassunto|nota|sinossi|anteprima)(?: (?:del|della|dell|dello) \\w+)? (?:molto |piu )?(?:brev[ei]|cort[oa]|sintetic[oa]|concis[oa]|ridott[oa]|introduttiv[oa]|rapid[oa]|(?:per|di|da|in|nell?a?|dell?a?) (?:l |la |lo |il |i |gli |le |una )?(?:elenc[oh]i?|lista|card|risultati|copertina|anteprima|ricerca|miniatura|home ?page|directory|vetrina))|(?:breve|corta|piccola|sintetica|concisa|rapida|mini) (?:descrizione|presentazione|recensione|introduzione|spiegazione|nota|sinossi|testo|sintesi)|brevemente|sinteticamente|in (?:modo|maniera|forma) (?:molto )?(?:breve|concis[oa]|sintetic[oa])|(?:un paio|due|tre|2|3|poche|qualche|quattro)(?: (?:di|o tre|o quattro|3|a tre|o 3))? (?:frasi|righe|parole)|riassunto\\b|riassum\\w+ .*|riepilogo|sintesi|sinossi|estratto|occhiello|sommario|abstract (?:del|della|di)\\b.*|sii breve|in (?:breve|sintesi)`,
  ),
  rule(
    'email',
    '(?:a|in|qual e) (?:che|quale|l|il tuo) ?(?:indirizzo|posta|casella|e ?mail|mail)(?: (?:email|mail|di posta(?: elettronica)?))? (?!mandiamo gli|mandiamo chi|porta).*|(?:come|dove) (?:possiamo |ti |vi |le |posso |dobbiamo )*(?:contatt|scriv|rispond|raggiung|avvis|invi)\\w+\\b(?!.*telefono).*|posta elettronica|indirizzo (?:di )?(?:posta|e ?mail|di contatto|mail)|casella (?:di posta|mail)\\b.*|(?:una|tua|vostra|sua) (?:e ?mail|mail)\\b.*|recapito(?: .*)?',
  ),
  rule(
    'launchDate',
    '^data (?:lancio|uscita|pubblicazione)$|dat[ae] (?:\\w+ ){0,3}?(?:di|del|della|in|per|prevista) .{0,30}?(?:lanc\\w+|uscita|pubblica\\w+|debutto|disponibilit\\w+|rilascio|messa online)\\b.*|^(?:y |e )?(?:quando|che giorno|in che (?:data|giorno)|quale data|da quando|giorno (?:in|del|della|di)) .{0,40}?(?:lanc\\w+|esce|uscit\\w+|uscira|debutt\\w+|pubblic\\w+|disponibile|online|rilasci\\w+|va live|apr\\w+|apert\\w+)\\b.*|(?:lancio|uscita|debutto) (?:previst[oa]|ufficiale|stimat[oa])|disponibile da|online da|uscita$',
  ),
  rule(
    'twitter',
    '(?:utente|account|profilo|handle|nome(?: utente)?|identificativo) (?:(?:di|su|del) )?(?:x|twitter)\\b.*|(?:twitt|ritwitt|tweett)\\w+.*|(?:tagg|menzion|cit|segu)\\w+ .{0,20}su (?:x|twitter)\\b.*|su (?:x|twitter)$',
  ),
  rule(
    'github',
    '(?:dove|su cosa) .{0,24}(?:codice (?:sorgente)?$|sorgent[ei]|repo\\w*)|codice (?:sorgente|aperto|e pubblico|pubblico|open)|(?:link|url|indirizzo|pagina) (?:al|del|di) (?:codice|repo\\w*|sorgent[ei])|il codice .{0,20}(?:pubblico|aperto|open)\\w*|sorgent[ei]|repo (?:pubblico|del?)\\b.*|^repo$',
  ),
  rule(
    'video',
    '(?:link|url|indirizzo) (?:al|del|di un|a un|alla) (?:trailer|teaser|gameplay|clip|tutorial|demo video|video\\w*|filmato)|video (?:di|del|della|dell)\\b.*|^trailer$|trailer (?:del?|della|dell|ufficiale)\\b.*|filmat[oi]|(?:registrazione|clip|demo in video|tour) (?:del|della|di|in video)\\b.*|videopresentazione',
  ),
  rule(
    'logo',
    '(?:immagine|file|url|link|indirizzo) (?:del|dell|con il|di|al|all) (?:tuo |vostro )?(?:logo|logotipo|icona|avatar)\\b.*|(?:^|tuo |vostro |il |del )logo(?:tipo)?|logotipo|icona|emblema|immagine del (?:tuo )?marchio',
  ),
  rule(
    'screenshots',
    `schermat[ae]\\b.*|screenshot (?:del|della|dell|di)\\b.*|^screenshot$|(?:immagin[ei]|foto|galleria) (?:\\w+ )?(?:di|del|dello|della|dell|dei|per) (?:${the}(?:${thing}|interfaccia|galleria|copertina|schermata|pannello)|com)\\b.*|^(?:galleria|immagin[ei])$|immagin[ei] (?:in evidenza|principal[ei]|promozional[ei]|di copertina|di anteprima)|(?:facci|fateci|fai|fate) vedere\\b.*|mostra(?:ci|teci)\\b.*|mostra (?:com|il|la|l)\\b.*|(?:com e|come) (?:fatt[oa]|appare|si presenta)\\b.*|che aspetto ha.*`,
  ),
  rule(
    'competitors',
    `alternativ[ae]\\b.*|concorrent[ei]\\b.*|concorrenza|rivali|(?:cosa|che cosa) (?:usa|usavano|usano) .{0,24}(?:prima|oggi|invece|al posto)\\b.*|competitor (?:di|del|della|dell|principali|diretti)\\b.*|principali competitor|(?:a (?:qual[ei]|che|cosa)|qual[ei]|che|con (?:chi|qual[ei]|cosa)|chi) .{0,40}(?:somigli\\w+|compet\\w+|concorr\\w+|sostitui\\w+|simil[ei]|invece|al posto|prima di)\\b.*|${thing} (?:\\w+ )?(?:simil[ei]|paragonabil[ei]|equivalent[ei]|comparabil[ei]|concorrent[ei]|rivali|analogh[ei])|simil[ei] a|(?:invece|al posto) di (?:cosa|che|quale).*|sostituisce.*`,
  ),
  rule(
    'audience',
    '(?<!nome )(?:per|^a) chi (?!citare|citiamo|menzion|attribu|ringrazi|accredit|contatt|scriv|tagg).*|^(?:per|a) chi$|(?:pubblico|utent[ei]|client[ei]|lettor[ei]|giocator[ei]|mercato|segmento|nicchia) (?:target|ideal[ei]|tip[oi]c?[oi]?|destinatari[o]?|final[ei]|potenzial[ei]|di riferimento|obiettivo|a cui .*)|^(?:pubblico|destinatari\\w*)\\b.*|^tip[oi] di (?:utent[ei]|client[ei]|pubblico|lettor[ei]|giocator[ei])|profilo (?:del|di|ideale) .{0,12}(?:cliente|utente|pubblico|acquirente|lettore|consumatore)\\w*|(?:chi|che (?:tipo di )?(?:persone|utenti|clienti|professionisti)|quali (?:persone|utenti|clienti|professionisti|figure)) .{0,30}?(?:us[aei]\\w*|utilizz\\w+|benefici\\w+|bisogno|rivol\\w+|serv\\w+|interess\\w+|aiut\\w+|adatt\\w+|comprar\\w*|dovrebbe)\\b.*|(?:pensat|rivolt|destinat|progettat|adatt|fatt|indirizzat)[oa] (?:per|a|ai|agli|alle)\\b.*|segmento di (?:clienti|utenti)|^a chi\\b.*|target (?:di|ideale|del)\\b.*|^target$',
  ),
  rule(
    'platforms',
    '(?:su|per|con|in) (?:che|qual[ei]) (?:\\w+ )?(?:sistem[ai]|dispositiv[oi]|piattaform[ae]|browser|ambient[ei]|console|apparecchi)\\b.*|(?:sistem[ai]|dispositiv[oi]|browser|piattaform[ae]|ambient[ei]|console) (?:\\w+ )?(?:compatibil[ei]|supportat\\w+|disponibil[ei]|operativ[oi]|su cui)\\b.*|(?:dove|su cosa|su che cosa) (?:funziona|gira|si gioca|si puo (?:giocare|installare))\\b.*|(?:gira|funziona) su\\b.*|compatibil(?:e|i|ita)\\b.*|disponibile (?:su|per)\\b.*|sistem[ai] operativ[oi]|piattaforme|^piattaforma$',
  ),
  rule(
    'pricing',
    '(?:modello|tipo|tipologia|schema|struttura|modalita|politica|formula|opzioni|piani) (?:di|dei|d) (?:prezz[oi]|pagament[oi]|business|accesso|licenz[ae]|tariff\\w+|monetizzazione|abbonament[oi]|ricav[oi]|vendita|distribuzione)|modello (?:commerciale|tariffario|economico)|monetizz\\w+.*|(?:e|sara|sono|c e|ha|offre|offrite|avete|esiste|prevede|include|hai) .{0,24}(?:gratis|gratuit[oaie]|a pagamento|freemium|gratuitamente)\\b.*|(?:bisogna|si deve|occorre) pagare.*|si paga\\b.*|(?:gratis|gratuit[oa]|freemium|a pagamento|libero)(?: (?:o|e|oppure|freemium|a pagamento|gratis|gratuit[oa]|mist[oa]))+|come (?:guadagn\\w*|si (?:finanzia|paga|vende|monetizza)|fate pagare)\\b.*|(?:versione|piano|opzione|livello) gratuit[oa]|^(?:tariffe|prezzi|piani)$',
  ),
  rule(
    'price',
    'quanto (?:\\w+ )?(?:costa\\w*|vale|viene|si paga|pagano|pagare|costera)\\b.*|(?:a )?(?:che|qual e il|quale) (?:prezzo|costo)\\b.*|^(?:(?:il|tuo) )?(?:prezzo|costo|importo|tariffa|canone)\\b.*|(?:prezzo|tariffa|importo|canone) (?:mensile|annual[ei]|annuo|base|iniziale|minimo|di (?:vendita|listino|partenza)|a partire|al mese|per (?:mese|utente|licenza))|piano (?:piu economico|meno caro)',
  ),
  rule(
    'categories',
    '(?:categorie|sezioni|settori|aree(?: tematiche)?|ambiti|industrie|temi)\\b.{0,40}(?:\\bfino\\b|tutt[ei]|pi[ou] di una|massimo|scegli|selezion|applic|rientr|appartien|pertinent).*|(?:una o piu|uno o piu|fino a \\w+|varie|tutte le|le|quali|in quali|piu|molteplici) (?:categorie|sezioni|aree|settori|ambiti)\\b.*|^(?:(?:le|tue|scegli|scegliere|seleziona|selezionare) )(?:le |fino a \\w+ |una o piu )?(?:categorie|sezioni|settori)\\b.*|^categorie (?:di|del|a cui|in|fino|consigliate)\\b.*|^(?:\\w+ )?(?:aree tematiche|sezioni|settori)\\b.*',
  ),
  rule(
    'category',
    `^tipo ${thing}$|(?:tipo|tipologia|classe|genere|categoria|natura) (?:\\w+ )?(?:di|del|dello|della|dell) ${the}(?:${thing}|attivita)\\b.*|categoria\\b.*|(?:in|sotto|a) (?:che|qual[e]?) .{0,24}(?:categoria|sezione|settore|ambito|area|tema|genere|scaffale|industria|inseri\\w+|classific\\w+|rientr\\w+|appart\\w+|colloc\\w+|metti\\w+)\\b.*|(?:che|quale|qual e (?:la|il)|scegli|scelga|seleziona|selezioni|indica|indichi) (?:\\w+ ){0,3}(?:categoria|sezione|settore|ambito|area|genere)\\b.*|^(?:sezione|settore|ambito|area|verticale|nicchia|genere|classificazione|industria|segmento|comparto|rubrica|reparto)(?: (?:di|del|della|dell|tematic[oa]|merceologic[oa]|principale|in|commerciale|economico)\\b.*)?$|dove (?:lo|la) (?:mettiamo|inseriamo|classifichiamo|collochiamo)\\b.*|che (?:tipo|genere) di .*|classificazione`,
  ),
  rule(
    'tags',
    '(?:etichett[ae]|tag (?:che|di|del|separati|per|correlati)|(?:i|fino a \\w+|aggiungi) (?:hash)?tag|parol[ae] chiav[ei]|descrittori)\\b.*|termini (?:chiave|di ricerca|correlati|che|per|con|collegati)\\b.*|(?:con|per|sotto) (?:che|quali) (?:termini|parole|etichette|tag|temi)\\b.*|^(?:temi|argomenti|topic)(?: (?:correlati|che|principali|chiave|trattati|del\\w*|collegati|legati|affrontati)\\b.*)?$|(?:^|tre|quattro|cinque|\\d+|quali|le) ?parole (?:per (?:trov|cerc)\\w+|con cui|che|per|chiave|lo|la|descriv)\\w*.*',
  ),
  rule(
    'makerUrl',
    `(?:sito|pagina|link|url|profilo|blog|portfolio|indirizzo)(?: (?:web|personale|al (?:profilo|sito|blog)|alla pagina|del (?:profilo|sito)|pubblico))* (?:di|del|dello|della|dell|dei|al|all) ${maker}\\b.*|(?:pagina|sito|blog|profilo|link)(?: web)? personal[ei]|(?:tuo|vostro|suo) (?:proprio )?(?:blog|portfolio|profilo|sito personale)\\b.*|portfolio|(?:sapere|leggere|conoscere|scoprire) (?:di )?piu (?:di|su) (?:te|chi)\\b.*|hai (?:un )?(?:sito|pagina|blog|profilo)(?: web)? personale`,
  ),
  rule(
    'company',
    `^(?:(?:nome|denominazione)(?: \\w+)? (?:d(?:el|ella|ell|i) )?)?${the}${firm}\\b(?! (?:o|e) (?:prodotto|progetto)).*|(?:che|qual[e]?(?: e l?a?)?|come si chiama|nome d(?:ella|ell|i)|chi e l) ${the}${firm}\\b.*|ragione sociale.*|denominazione sociale|persona giuridica|(?:azienda|studio|societa) (?:sviluppatrice|responsabile|dietro|editrice|titolare|che|produttrice)\\b.*|(?:sviluppat|pubblicat|edit|prodott|realizzat)[oa] da|produttore|editore$|^casa (?:produttrice|di sviluppo)`,
  ),
  rule(
    'makerName',
    `(?<!(?:per|a|di) )chi (?:sei|siete|e|c e|ci|firma|lo|la|l|ha|sta|sviluppa|fa|crea|present\\w+|invia|propone|compila|registra)\\b.*|(?:tuo|vostro|suo) nome\\b.*|come (?:ti|vi) (?:chiami|chiamate)\\b.*|come si chiama (?:lei$|chi |l autore)|come (?:vuoi|vorresti|preferisci) (?:essere (?:chiamat|citat|menzionat|accreditat)[oa]|che ti|firmar)\\w*.*|nome (?:e cognome|completo)(?! d(?:el|ello|ella|ell) (?:${thing}|${firm})).*|cognome e nome|nom[ei] (?:\\w+ )?(?:del|dello|della|dell|dei|degli|di) ${maker}\\b.*|^${the}(?:persona|responsabile|contatto|autore|autrice|creatore|fondatore|fondatrice|fondatori|mittente|richiedente|sviluppatore|proponente|ideatore|ideatrice|referente|mente|volto)\\b(?! (?:a cui|che (?:ti|ci))).*|^nome ${maker}$|con chi (?:parliamo|dobbiamo parlare)\\b.*|^(?:creat|fatt)[oa] da|chi (?:citiamo|citare|dobbiamo ringraziare|accreditare)\\b.*`,
  ),
  rule(
    'country',
    'nazionalita (?:della|dell|del)\\b.*|(?:^|che |quale |in che |in quale |da che |da quale |di quale |nome del |tuo |il tuo )(?:paese|stato|nazione)\\b(?! (?:della (?:banca|carta)|civile|del progetto|di avanzamento)).*|dove (?:ha|avete|hai|si trova) .{0,20}(?:sede|base)\\b.*|dove .{0,24}(?:sede|basat[oai]|registrat[oai])\\b.*|(?:paese|nazione) (?:di|del|della|dell|d|in|dove)\\b.*',
  ),
  rule(
    'description',
    `descrizione\\b.*|descriv\\w+ .*|(?:raccont|parl|spieg|dicc|dit)\\w*ci (?!(?:come (?:ti|si) chiam|il tuo nome|chi |dove|quando|quanto)).*|(?:raccont|spieg|approfond)\\w+\\b.*|illustr(?:a|i|are|ate|ateci|aci)\\b.*|(?:che )?cosa (?:fa|offre|permette|puo|lo|la|rende|e)\\b.*|cos e\\b.*|che problem[ai] .*\\be\\b.*|a (?:che )?cosa serve.*|come funziona.*|(?:la |tua )?storia (?:di|del|della|dietro|completa)\\b.*|contenuto (?:di|del|della|principale|completo)\\b.*|testo (?:completo|lungo|integrale|principale|descrittivo|(?:del|della|dell|per la|per l|di) (?:scheda|annuncio|articolo|pubblicazione|presentazione))\\b.*|(?:principali )?(?:caratteristiche|funzionalita|funzioni|benefici|vantaggi)(?: (?:principali|chiave))? e\\b.*|(?:in|nel) (?:dettaglio|profondita)|con (?:parole tue|parole vostre)|dettagli\\w*\\b.*|informazioni (?:su|sul|sulla|dettagliat\\w|complet\\w)\\b.*|di (?:che )?cosa (?:si tratta|parla)\\b.*|presenta(?:zione|ci|teci)?\\b.*|presenti .*|tutto (?:su|quello|cio)\\b.*`,
  ),
  rule(
    'url',
    `(?:url|link|indirizzo|sito|pagina|collegamento|dominio|website)(?: (?:web|ufficiale|internet|su internet|principale|dirett[oa]|dal vivo|pubblic[oa]|complet[oa]|esatt[oa]|valido|del sito|della pagina|alla pagina|al sito))* ${of}${thing}\\b${another}(?! di (?:login|aiuto|supporto|contatto|prezzi|pagamento|stato))|(?:pagina|url|sito|indirizzo) (?:web )?(?:ufficiale|principale|iniziale|di (?:destinazione|atterraggio|internet|lancio)|pubblic[oa])\\b(?! d(?:el|ell) (?:autore|creatore|evento)).*|(?:dove|in che (?:pagina|sito)|a che (?:url|pagina|sito)) (?:\\w+ ){0,4}?(?:prov\\w+|(?:puo|possono|possiamo|posso) (?:ver|us|trov|scaric|compr|visit|acced|gioc|ved)\\w*|trov\\w+|vederl[oa]|visit\\w+|vive|ospitat\\w*|disponibile)\\b.*|(?:verso|a) (?:quale|che|dove) (?:pagina|indirizzo|url|sito|link)?\\s?(?:mand|indirizz|port|punt|rimand)\\w+.*|sito (?:da segnalare|che (?:vuoi|volete|desider)\\w*).*|indirizzo (?:web|internet|del sito)|landing|(?:incolla|metti|inserisci|scrivi|copia|indica|lascia) (?:qui )?(?:il |la |l |il tuo )?(?:url|link|indirizzo web)(?: qui)?$|(?:ha|avete|hai|c e) (?:un )?sito(?: web)?$|(?:link|url) (?:dove|per) (?:prov|us|veder|visit|acced)\\w+|^(?:tuo |il tuo |la )?(?:sito|pagina|sito web|pagina web)(?: ufficiale)?$`,
  ),
  rule(
    'name',
    `(?:nome|denominazione|titolo|designazione)(?: (?:ufficiale|commerciale|completo|pubblico|esatto|breve|definitivo|proprio))* ${of}${thing}\\b${another}.*|come (?:si|viene) (?:chiama|intitola|denomina|chiamato|chiamata|chiamera) ${the}(?:\\w+ )?(?:${thing}|cio|quello|questo)\\b.*|^come si (?:chiama|intitola)$|come (?:l |lo |la )?(?:hai|avete) (?:chiamat|battezzat)\\w+\\b.*|(?:che|qual e il) nome (?:ha|porta|hai|ufficiale|${of}${thing})\\b.*|come (?:vuoi|volete|dev\\w+|desider\\w+) (?:che )?(?:\\w+ )?(?:appa\\w+|comparir\\w+|compaia|figur\\w+|sia (?:mostrat|elencat)[oa]) ${the}(?:\\w+ )?${thing}\\b.*|(?:dai|date|dagli) (?:un )?nome.*|nome (?:che|con (?:cui|il quale)|sotto cui) (?:\\w+ )?(?:appa|compa|figur|pubblic|mostr|elenc)\\w+.*|nome del marchio|^(?:nome|titolo) ${thing}$`,
  ),
]
