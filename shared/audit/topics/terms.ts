import { defineTopic } from './topic.ts'

/** Words of links to terms of use and legal notices. */
export const termsTopic = defineTopic({
  en: ['terms', 'terms of service', 'terms of use', 'terms and conditions', 'legal notice', '=legal', 'eula'],
  de: ['agb', 'nutzungsbedingungen', 'impressum', 'geschäftsbedingungen'],
  fr: ['conditions générales', 'cgu', 'cgv', 'mentions légales', "conditions d'utilisation"],
  es: ['términos', 'condiciones', 'aviso legal'],
  it: ['termini', 'condizioni', 'note legali'],
  pt: ['termos', 'condições'],
  nl: ['voorwaarden'],
  pl: ['regulamin', 'warunki'],
  ru: ['условия', 'пользовательское соглашение', 'оферта'],
  uk: ['умови'],
  tr: ['kullanım şartları', 'koşullar'],
  ja: ['利用規約', '特定商取引法'],
  zh: ['服务条款', '使用条款', '服務條款', '用户协议'],
  ko: ['이용약관', '약관'],
})
