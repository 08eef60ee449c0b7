/** What templates of legal texts put in brackets, in several languages. */
const sure = String.raw`(?:name (?:der|des|ihrer|ihres) [\p{L} ]{3,30}|firmenname|firmensitz|unternehmensname|straße und hausnummer|straße,? (?:haus)?nr\.?|plz,? (?:und )?ort|registergericht|handelsregisternummer|company address|business address|legal entity(?: name)?|registered address|registration number|state of incorporation|nom de (?:la société|l[’']entreprise|votre [\p{L} ]{3,20})|raison sociale|numéro (?:de )?siret|code postal,? (?:et )?ville|nombre de (?:la|su|tu) empresa|razón social|código postal|nome (?:dell[’']azienda|della società)|ragione sociale|nome da empresa|razão social|bedrijfsnaam|kvk-nummer)`
/** A single word in brackets may be one that the text is about: two of them are blanks. */
const likely = String.raw`(?:name|firma|adresse|anschrift|straße|ort|plz|datum|telefon(?:nummer)?|e-mail(?:-adresse)?|address|street|city|state|country|zip(?: code)?|phone(?: number)?|email|date|ville|téléphone|dirección|ciudad|fecha|correo|indirizzo|città|endereço|cidade|adres|postcode|plaats)`
const bracketed = (words: string) => new RegExp(String.raw`\[${words}\](?!\()`, 'giu')
const oneBlank = bracketed(sure)
const anyBlank = bracketed(`(?:${sure}|${likely})`)
/** A day to fill in counts where a text says when it was last changed. */
const day =
  /(?:stand|as of|updated|effective(?: date)?|gültig ab|datum|date|mise à jour|actualización|aggiornamento|atualização)\s?:?\s(?:am |on |le |el )?(?:TT\.MM\.JJJJ|(?:DD|MM)[./-](?:DD|MM)[./-]YYYY|YYYY-MM-DD|JJ\/MM\/AAAA|DD\/MM\/AAAA|GG\/MM\/AAAA)/i

/** Whether a text still has the blanks of a legal template. */
export const hasBlanks = (text: string): boolean =>
  text.search(oneBlank) >= 0 || new Set(text.toLowerCase().match(anyBlank)).size > 1 || day.test(text)

/** Whether a piece of text may have one. */
export const maybeBlank = (text: string): boolean => /\[\p{L}[^\]]{1,40}\]|TT\.MM|JJ\/MM|DD[./]MM|MM[./]DD|GG\/MM|YYYY-MM/iu.test(text)
