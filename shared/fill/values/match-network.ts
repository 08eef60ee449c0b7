import type { FieldName } from '../fields.ts'
import { foldWords } from '../texts/fold-words.ts'

/** Networks that profiles are on, by what options call them, in folded words. */
export const networks =
  /^(?:facebook|instagram|youtube|tik ?tok|discord|mastodon|blue ?sky|threads|telegram|pinterest|reddit|medium|vk|вконтакте|whats ?app|slack|product ?hunt|dribbble|behance|微博|微信|抖音|(?:personal |own )?(?:web ?site|homepage|blog))$/u

const own: readonly (readonly [FieldName, RegExp])[] = [
  ['twitter', /^(?:x|twitter|x twitter|twitter x|x (?:formerly|ehemals|ex|fka) twitter|推特|ツイッター|твиттер)$/u],
  ['linkedin', /^(?:linked ?in|領英|领英)$/u],
  ['github', /^(?:git ?hub)$/u],
]

/** The field that has the account on the network which an option names. */
export const networkOf = (option: string): FieldName | undefined => own.find(([, pattern]) => pattern.test(foldWords(option)))?.[0]
