/** Who owns the page and what it stores: said on every site, so it says nothing of this one. */
const notices = [
  /^(?:©|\(c\)\s?\d{4}|copyright\b)|©\s?(?:19|20)\d\d|(?:19|20)\d\d\s?©/iu,
  /all rights reserved|alle rechte vorbehalten|tous droits réservés|(?:todos los|reservados todos los) derechos|tutti i diritti riservati/iu,
  /todos os direitos reservados|alle rechten voorbehouden|все права защищены|版权所有|保留所有权利|無断転載|모든 권리/iu,
  /(?:\b(?:we|us|our|site|website|browser|wir|nous|nos|utiliza\w*|usamos|usiamo|utilizziamo|seite|website)\b|本サイト|当サイト|本网站).{0,80}cookie/iu,
  /cookies?\s(?:help|allow|enable|are used|policy|settings|preferences|notice|consent|einstellungen|richtlinie|helfen)|クッキーを使用/iu,
]

export const isLegalNotice = (text: string): boolean => notices.some((notice) => notice.test(text))
