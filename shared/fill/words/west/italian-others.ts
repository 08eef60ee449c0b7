import { rule, type Rule } from '../meaning.ts'

const the =
  '(?:(?:il|lo|la|l|i|gli|le|un|uno|una|questo|questa|(?:il |la |i |le )?(?:tuo|tua|tuoi|tue|suo|sua|vostro|vostra|vostri|vostre|nostro|nostra|mio|mia)) )?'
const of = `(?:di|del|dello|della|dell|dei|degli|delle|al|alla|all|allo|ai|alle|per|su|sul|sulla|sull|con) ${the}`
const event =
  '(?:event[oi]|conferenz[ae]|talk|intervent[oi]|workshop|webinar|session[ei]|error[ei]|bug|malfunzionament[oi]|guast[oi]|posizion[ei]|offert[ae]|lavor[oi]|impieg[oi]|articol[oi]|post|notizi[ae]|recension[ei]|opinion[ei]|domand[ae]|richiest[ae]|dubbi[o]?|reclam[oi]|ordin[ei]|fattur[ae]|pagament[oi]|concors[oi]|premi[o]?|campagn[ae]|sponsorizzazion[ei]|scont[oi]|promozion[ei]|riunion[ei]|intervist[ae]|congress[oi]|relator[ei]|annunci(?:o di lavoro)|problem[ai](?! che (?:\\w+ ){0,3}(?:risolv|affront))\\w*)'
const picture = '(?:immagin[ei]|fot[o]|fotografi[ae]|logo|icon[ae]|illustrazion[ei]|screenshot)'
const someoneElse =
  '(?:amic[oahi]+|soci[oa]?|co ?fondator\\w*|collegh?[aoi]+|mentor[ei]?|investitor[ei]|sponsor|intestatario|titolare(?! del)|banca|madre|padre|cane|gatto|animale|scuola|istituto|universita|relator[ei]|client[ei]|fornitor[ei]|concorrent[ei]|moderator[ei]|capo|avvocato|commercialista|via|file|server|altri|genitore)'

/** What is never touched, in Italian. Read before fields. */
export const italianNever: readonly Rule[] = [
  rule(
    'backlink',
    '(?:link|collegamento) (?:di ritorno|reciproco|verso (?:di )?noi|al nostro)|(?:url|pagina|dove|link|indirizzo)\\b.{0,40}\\b(?:badge|banner|distintivo|bollino|nostro (?:link|logo|badge|pulsante))|(?:ci (?:linki|linkate|citi|citate|menzioni|menzionate|hai (?:linkato|citato|menzionato)))\\b.*|dove .{0,20}ci (?:hai|avete|link|cit|menzion)\\w*.*|scambio link',
  ),
  rule(
    'captcha',
    'quanto fa\\b.*|(?:caratteri|lettere|numeri|testo|parol[ae]) (?:dell|nell|che (?:vedi|appaiono) nell) immagine|codice dell immagine|sei (?:un )?(?:umano|robot|essere umano)|dimostra (?:di|che)|risultato della (?:somma|operazione)|somma di \\d+|non sono un robot|quanto e \\d.*',
  ),
  rule(
    'code',
    'codice (?:di (?:accesso|attivazione|verifica|conferma|sicurezza|invito|\\w+ cifre|autorizzazione)|che (?:hai|ti|ricev)\\w*.*|ricevuto|inviato|sms|otp)',
  ),
  rule('password', 'password|parola (?:chiave )?segreta|parola d ordine|chiave di accesso'),
  rule(
    'payment',
    'codice (?:sconto|promozionale|promo)|intestatario.*|numero (?:di |della )?carta.*|(?:titolare|scadenza) (?:della )?carta|fatturazione.*|partita iva|p iva|codice (?:sdi|destinatario|univoco)|buono sconto|carta (?:di (?:credito|debito)|prepagata)',
  ),
  rule(
    'newsletter',
    '(?:voglio|vorrei|desidero) ricevere .*|ricev(?:i|ere) (?:le |gli |la |i )?(?:novita|aggiornamenti|notizie|offerte|promozioni|newsletter)|tienimi (?:aggiornat|informat)\\w*|avvisami.*|iscrizione alla .*',
  ),
  rule(
    'consent',
    '(?:ho letto|accetto|acconsento|autorizzo|confermo (?:di|che)|dichiaro (?:di|che)|sono d accordo|presto il consenso)\\b.*',
  ),
  rule(
    'trap',
    'non (?:scrivere|compilare|toccare|modificare|inserire|riempire)\\b.*|campo trappola|lasci(?:a|are|ate)(?:lo)? (?:questo campo |il campo )?(?:vuoto|in bianco)|se sei (?:un )?(?:umano|essere umano|una persona)',
  ),
  rule('search', '^cerca\\b.*|^ricerca\\b.*|^filtra\\b.*'),
]

/** What Italian forms ask besides in the words of our fields: “Titolo della recensione”, “Ruolo in azienda”. Read before those. */
export const italianOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:nome|titolo|oggetto|tema|argomento|descrizione|riassunto|data|ora|orario|tipo|tipologia|categoria|prezzo|costo|importo|url|link|pagina|indirizzo|luogo|inizio|fine|durata|programma|motivo|e ?mail|contenuto|autore|profilo|requisiti) (?:\\w+ )?${of}(?:\\w+ )?${event}`,
      `(?:descri\\w+|spieg\\w+|dettagli\\w+|racconta\\w*|riassum\\w+|parla\\w*) (?:com e andat[oa] |brevemente )?(?:di |del |della |dell )?${the}(?:\\w+ )?(?:${event}|${picture}|esperienza|situazione|messaggio|percorso|profilo|ruolo|azienda)`,
      `(?:nom[ei]|e ?mail|telefono|sito|url|link|logo|dati|indirizzo|prezzo|cognome) (?:e cognome )?(?:\\w+ ){0,2}?${of}${someoneElse}`,
      `(?:fonte|credit[oi]?|crediti|licenza|diritti|autore|testo alternativo|didascalia|descrizione|origine|titolo|copyright) (?:del|della|dell|delle|dei|per l|per le) ${picture}`,
      'foto (?:profilo|del profilo|di gruppo|del team|tua|personale|d(?:el|i) (?:fondator\\w*|autor\\w*|relator\\w*))|ritratto|testo alternativo',
      '(?:chi|persona che|nome di chi|come|dove) (?:ti|ci|vi|le) (?:\\w+ )?(?:invit|parl|segnal|consigli|raccomand|conosc|conosci|trov|scopert|sent|present)\\w*.*|paese d(?:ella|el) (?:tua |tuo )?(?:banca|carta|conto)|(?:consigliat|raccomandat|invitat|segnalat)[oa] da|come (?:hai|ha|avete|sei venut\\w) .*(?:conosci|sent|trov|scopert|saput)\\w*.*|dove (?:hai|ha|avete) (?:sentito|visto|letto|conosciuto|trovato).*',
      `(?:${picture}|schermat[ae]|video|audio|pubblico|ricevuta|allegato)(?: \\w+){0,2} ${of}(?:\\w+ )?(?:${event}|candidat[oa]|ufficio)`,
      '(?:possiamo|potremmo|per|idee per) migliorare\\b.*|descriv\\w+ (?:le |i )?(?:tue |tuoi |sue )?(?:esigenze|necessita|obiettivi|aspettative)|(?:profilo|titolo|formazione) (?:professionale|accademic[oa]|universitari[oa]|curricular[e]?)|titolo di studio|comment[oi] (?:su|sul|sulla|sull)\\b.*|follower\\b.*|stelle\\b.*|pubblico (?:stimato|previsto|presente)|residenza fiscale|(?:e ?mail|telefono|contatto|recapito) (?:alternativ|secondari|aggiuntiv|di (?:emergenza|riserva))\\w*|(?:metodo|forma|mezzo|condizioni) di pagamento|(?:secondo|altro) contatto|persona che (?:ti|le|vi)\\b.*|quanto (?:pagherest|sarest|spend|guadagn|vuoi|ti piacerebbe)\\w*.*',
      '(?:azienda|societa|organizzazione) (?:precedente|madre|cliente|di (?:spedizioni|trasporti|hosting))|(?:in|per) (?:che|quale|chi) (?:azienda |societa )?lavor\\w+',
      'fattur[ae]|dati (?:fiscali|bancari|di pagamento)|codice (?:fiscale|sdi|cliente|destinatario)|sede (?:legale|operativa)|indirizzo (?:postale|fisico|di (?:spedizione|consegna|residenza|casa)|dell(?:a|o) (?:azienda|ufficio|sede)|dell azienda)|pec\\b.*|carta d identita|passaporto|(?:numero|id|identificativo) (?:fiscale|di (?:registro|ordine|serie|conto|dipendenti|iscrizione|protocollo))|residenza|domicilio',
      'telefon[oi]c?[oa]?|cellulare|recapito telefonico|whats ?app|prefisso\\b.*|fax',
      '^cap\\b.*|via e numero|citta|comune|localita|provincia|regione|codice postale',
      '(?:nome )?utente(?! (?:di|su|del) (?:x|twitter))(?! (?:ideale|tipo|finale|target|medio))(?<!(?:tipo di|profilo dell) utente)|pseudonimo|soprannome',
      '^(?:oggetto|motivo)(?: (?:del|della|di) .*)?$|messaggio(?! (?:alla|per la|della|di lancio|del maker|ai membri))|(?:motivo|motivazione|ragione) (?:di|del|della|per)\\b.*|perche (?:vuoi|vorresti|dovremmo|hai|avete|il tuo|la tua|ti|ci|merit)\\b.*',
      'osservazioni|suggeriment[oi]|^(?:i tuoi |il tuo |eventuali )?(?:comment[oi]|note)$|(?:comment[oi]|note|istruzioni|messaggio|informazioni) (?:aggiuntiv\\w*|per (?:il|lo|la|gli|i|noi|chi|l)\\b(?! (?:community|comunita|lancio)).*|intern[ei]|extra|ulteriori)|(?:altro|qualcos altro|qualcosa) (?:da|che|di)\\b.*|altre (?:informazioni|note)|(?:lascia|scrivi) (?:un|il tuo|una) (?:commento|opinione|recensione|messaggio|domanda)(?! (?:di lancio|iniziale))',
      '(?:eta|genere|sesso|pronomi|stato civile|nazionalita|professione|occupazione|biografia|lingu[ae])$|^(?:il tuo |la tua |qual e il tuo )?(?:ruolo|carica (?:in|nell|aziendale)|mansione|qualifica|professione|biografia|bio|occupazione|lingu[ae]|rapporto)\\b.*|(?:su|di) (?:te|voi|di te|di voi|lei)$|(?:parlaci|raccontaci) .{0,14}(?:di te|di voi|chi sei|della tua esperienza|del tuo team)\\b.*|(?:membri|dimension[ei]) del.*|data di nascita|compleanno',
      'data (?:di|del|della|e ora|limite|entro)? ?(?:nascita|fondazione|costituzione|scadenza|inizio|fine|termine|consegna|fattura|acquisto|assunzione|chiusura|prenotazione|ora|iscrizione)\\b.*|anno (?:di|in cui|del)\\b.*|quando (?:e stata (?:fondata|costituita)|possiamo (?:chiamarti|sentirci|parlare)|sei nat|prefer)\\w*.*|orari[o]?\\b.*|(?:che |a che )?ora\\b.*|disponibilita (?:oraria|per)\\b.*|durata\\b.*|scadenza\\b.*',
      'quant[ie]\\b.*|quanto (?:avete|hai|ha|fattura|guadagn|raccolt|investi|spend|saresti)\\w*.*|numero (?:di|dei|degli)\\b.*|utenti (?:attivi|registrati|attuali|mensili)|download\\b.*|(?:ricavi|vendite|fatturato|traffico|visite)\\b.*|budget\\b.*|finanziament[oi]\\b.*|investiment[oi]\\b.*|investitor[ei]\\b.*|round\\b.*|capitale\\b.*|stadio\\b.*|fase\\b.*|dipendenti',
      '(?:dimension[ei]|descrizione|indirizzo|tipo|registro|telefono|ruolo|lavori|sede|forma giuridica) (?:in|dell|della tua|della vostra|della|nell) ?(?:azienda|organizzazione|societa|impresa)|sotto ?categori[ae]|(?:seconda|altra|nuova|secondaria) (?:categoria|tag|sezione)|categoria (?:secondaria|nuova|aggiuntiva)|(?:sponsorizz|sugger|propon|cre|manca|aggiung\\w+ una nuova)\\w* .{0,16}(?:categoria|etichetta|sezione)\\w*|(?:categori[ae]|tag|sezion[ei]) (?:che manca|da aggiungere|sponsorizzat)\\w*.*',
      '(?:prezzo|costo|tariffa|piano|pacchetto|opzione|tipo|quanto costa|pagamento) .{0,16}(?:sponsor\\w+|pubblicit\\w+|annunci\\w*|in evidenza|inserzion\\w+|promozion\\w+|spazio|spedizione|azienda)|commissione\\b.*|affilia(?:zione|t[oi])\\w*|scont[oi]|offert[ae] (?:special\\w*|esclusiv\\w+|per|di lancio)|donazion[ei]|dispost[oi] a pagare|(?:quale|che) piano (?:ti|prefer|vuoi|desider)\\w*.*|mettere in evidenza .*',
      `(?:link|url|pagina|indirizzo|sito|e ?mail|canale|kit|cartella)(?: \\w+)? (?:${of}|su )(?:\\w+ )?(?:informativa|privacy|termini|condizioni|documentazione|docs|api|blog|feed|rss|supporto|assistenza|aiuto|faq|domande|change ?log|novita|registro|road ?map|status|stampa|press|kit|carriere|lavora|download|review|riunione|chiamata|call|videochiamata|calendario|agenda|calendly|zoom|meet|drive|modulo|fonte|originale|concorrenza|concorrent[ei]|licenza|forum|gruppo|canale|server|negozio|carrello|checkout|team|login|accesso|lista d attesa|pitch|presentazione|amministrazione|contabilita|sicurezza|vendite|marketing|recupero|invito|account|demo$)`,
      '(?:informativa|termini|condizioni) (?:sulla|di|e|d uso|generali|del)\\b.*|note legali|documentazione\\b.*|cartella stampa|rassegna stampa|comunicato stampa|curriculum|alleg\\w+ .*|lista d attesa|registro delle modifiche|prossim[ei] (?:funzion\\w+|passi|versioni|novita|lanci)',
      '^(?:\\w+ )?(?:caratteristiche|funzionalita|funzioni|vantaggi|benefici|punti di forza|casi d uso)(?: (?!e )\\w+){0,4}$',
      '(?:stack|tecnologi[ae]|linguagg[io]+|framework)\\b.*|(?:versione|licenza|requisiti)(?! (?:gratuita|gratis|a pagamento|mobile|web))(?: .*)?$|(?:che|quale|quali) (?:tecnologi\\w+|modello (?:di (?:ia|linguaggio)|linguistico)|versione|licenza|lingu\\w+)\\w*.*',
      '(?:ripet|conferm|verific|riscriv)\\w+ (?:di )?(?:il |la |l )?(?:tu[oa]|su[oa]|e ?mail|indirizzo)\\b.*|(?:altro|secondo) (?:e ?mail|nome|cognome|indirizzo)|nome (?:di|del) dominio|(?:tu[oa]|su[oa]) (?:domanda|dubbio|opinione|valutazione|voto|recensione|testimonianza|esperienza)\\b.*|testimonianz[ae]|consiglieresti\\b.*|(?:che )?cosa (?:ne )?pensi\\b.*|cosa (?:ti e piaciuto|ne pensate)\\b.*|^(?:sei (?:il|la|un|interessat)|hai|avete|vuoi|vorresti|accetti|cerchi|cercate|ti serve|possiamo) (?!(?:un |una )?(?:piano|versione|prova|profilo|pagina|blog|azienda|sito|codice|repo)).*',
    ].join('|'),
  ),
]
