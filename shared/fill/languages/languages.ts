import arabic from './arabic.json' with { type: 'json' }
import azerbaijaniUzbek from './azerbaijani-uzbek.json' with { type: 'json' }
import baltic from './baltic.json' with { type: 'json' }
import bulgarianSerbian from './bulgarian-serbian.json' with { type: 'json' }
import catalan from './catalan.json' with { type: 'json' }
import centralAsian from './central-asian.json' with { type: 'json' }
import chinese from './chinese.json' with { type: 'json' }
import dutch from './dutch.json' with { type: 'json' }
import englishTable from './english.json' with { type: 'json' }
import finnish from './finnish.json' with { type: 'json' }
import french from './french.json' with { type: 'json' }
import german from './german.json' with { type: 'json' }
import greek from './greek.json' with { type: 'json' }
import hebrew from './hebrew.json' with { type: 'json' }
import hindi from './hindi.json' with { type: 'json' }
import hungarian from './hungarian.json' with { type: 'json' }
import indonesian from './indonesian.json' with { type: 'json' }
import international from './international.json' with { type: 'json' }
import italian from './italian.json' with { type: 'json' }
import japanese from './japanese.json' with { type: 'json' }
import korean from './korean.json' with { type: 'json' }
import type { Language } from './language.ts'
import malay from './malay.json' with { type: 'json' }
import otherLatin from './other-latin.json' with { type: 'json' }
import otherScripts from './other-scripts.json' with { type: 'json' }
import persian from './persian.json' with { type: 'json' }
import polishCzech from './polish-czech.json' with { type: 'json' }
import portuguese from './portuguese.json' with { type: 'json' }
import romanian from './romanian.json' with { type: 'json' }
import russianUkrainian from './russian-ukrainian.json' with { type: 'json' }
import scandinavian from './scandinavian.json' with { type: 'json' }
import southSlavic from './south-slavic.json' with { type: 'json' }
import spanish from './spanish.json' with { type: 'json' }
import thai from './thai.json' with { type: 'json' }
import turkish from './turkish.json' with { type: 'json' }
import urdu from './urdu.json' with { type: 'json' }
import vietnamese from './vietnamese.json' with { type: 'json' }

export const english: Language = englishTable

export const romance: readonly Language[] = [spanish, portuguese, italian, catalan]

/** Japanese comes before Chinese: it knows which of their common letters are its own. Languages whose words others know in part come before those. */
export const otherLanguages: readonly Language[] = [
  german,
  french,
  dutch,
  scandinavian,
  japanese,
  chinese,
  korean,
  centralAsian,
  bulgarianSerbian,
  russianUkrainian,
  southSlavic,
  baltic,
  polishCzech,
  azerbaijaniUzbek,
  turkish,
  malay,
  indonesian,
  otherLatin,
  finnish,
  hungarian,
  romanian,
  greek,
  vietnamese,
  urdu,
  persian,
  arabic,
  hebrew,
  hindi,
  thai,
  otherScripts,
]

/** English comes last: many of its words are part of what others say. */
export const languages: readonly Language[] = [international, ...romance, ...otherLanguages, english]
