import type { ControlTexts } from '../texts/control-texts.ts'
import { foldWords, nameWords } from '../texts/fold-words.ts'

const again =
  /\b(?:confirm\w*|confirmation|repeat\w*|again|re ?type|re ?enter|verify|twice|wiederhol\w*|bestatig\w*|nochmals?|erneut|confirme[rz]?|repeter|repetez|repetir|repite|repita|confirma\w*|conferma\w*|ripeti\w*|powtorz|potwierdz|herhaal|bevestig\w*|upprepa|bekrafta|tekrar|potvrd\w*)\b|确认|再次|再输入|確認|もう一度|再入力|повтор|подтверд|확인|다시/u
const numbered = /(?:mail|email)[_-]?2$|_2$|confirm|repeat|again|verify/i

/** Whether an email box asks you to repeat the address from the box before it. */
export const isAskedAgain = ({ label, aria, nearby, placeholder, hint, labelHint, names }: ControlTexts): boolean =>
  again.test(foldWords([label, aria, nearby, placeholder, labelHint].join(' | '))) ||
  (again.test(foldWords(hint)) && hint.length < 60) ||
  names.some((name) => numbered.test(name) || again.test(nameWords(name)))
