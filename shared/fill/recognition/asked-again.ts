import type { ControlTexts } from '../texts/control-texts.ts'
import { foldWords, nameWords } from '../texts/fold-words.ts'

/** Words that ask people to repeat what they entered, in folded texts. */
export const again =
  /\b(?:confirm\w*|confirmation|repeat\w*|again|re ?type|re ?enter|verify|twice|wiederhol\w*|bestatig\w*|nochmals?|erneut|confirme[rz]?|repeter|repetez|repetir|repite|repita|confirma\w*|conferma\w*|ripeti\w*|powtorz|potwierdz|herhaal|bevestig\w*|upprepa|bekrafta|tekrar|potvrd\w*|once more|(?:ein )?zweites mal|noch ?(?:ein)?mals?|encore une fois|a nouveau|de nouveau|otra vez|una vez mas|de nuevo|mais uma vez|novamente|di nuovo|ancora una volta|una seconda volta|jeszcze raz|ponownie|jeste jednou|znovu|nog ?(?:een keer|eens|maals)|en gang till|en gang til|igen|igjen|bir kez daha|sekali lagi|second time|zum zweiten mal|(?:seconde|deuxieme|2e|segunda|seconda) (?:fois|vez|volta)|drugi raz|podruhe|ikinci kez|for (?:verification|checking|kontroll?)|zur (?:kontrolle|uberprufung|sicherheit)|pour (?:verification|controle)|para (?:comprobar|verificar|conferir)|per (?:verifica|controllo)|ter controle|pro kontrolu|(?:do|dla) (?:sprawdzenia|weryfikacji)|dogrulama icin|uudelleen|toistamiseen|ujra|megegyszer|inca o data|din nou|lan nua|lan hai|ponov\w*|znova|uuesti|velreiz|atkartot\w*|pakartok\w*|dar karta|repeteix\w*|de nou|una altra vegada)\b|确认|再次|再输入|確認|もう一度|再入力|再一次|重复|もう一回|второй раз|вдруге|для (?:проверки|перевірки)|核[对對]|повтор|подтверд|еще раз|ещё раз|ще раз|확인|다시|한 번 더|ξανα|مرة اخرى|مره اخرى|שוב|दोबारा|отново|повторете|поново|دوباره|تکرار|อีกครั้ง|ยืนยันอีเมล/u
const numbered = /(?:mail|email)[_-]?2$|_2$|confirm|repeat|again|verify/i

/** Whether an email box asks you to repeat the address from the box before it. */
export const isAskedAgain = ({ label, aria, nearby, placeholder, hint, labelHint, names }: ControlTexts): boolean =>
  again.test(foldWords([label, aria, nearby, placeholder, labelHint].join(' | '))) ||
  (again.test(foldWords(hint)) && hint.length < 60) ||
  names.some((name) => numbered.test(name) || again.test(nameWords(name)))
