import { describe, expect, it } from 'vitest'
import { isAskedAgain } from '../../../../shared/fill/recognition/asked-again.ts'
import { readEvidence, readProtection } from '../../../../shared/fill/recognition/read-evidence.ts'
import type { ControlTexts } from '../../../../shared/fill/texts/control-texts.ts'

const none = { autocomplete: '', label: '', labelHint: '', aria: '', placeholder: '', nearby: '', hint: '', section: '', heading: '' }
const texts = (part: Partial<ControlTexts>): ControlTexts => ({ ...none, names: [], ...part })
const found = (part: Partial<ControlTexts>) => readEvidence(texts(part)).map(({ source, meaning }) => `${source}: ${meaning}`)
const weightOf = (part: Partial<ControlTexts>) => Math.round((readEvidence(texts(part))[0]?.weight ?? 0) * 1000) / 1000

describe('evidence', () => {
  it.each<[part: Partial<ControlTexts>, evidence: string[]]>([
    [{ label: 'Tagline', names: ['product_slogan'], placeholder: 'Your website' }, ['label: tagline', 'name: tagline', 'placeholder: url']],
    [{ names: ['field_7', 'tagline'] }, ['name: tagline']],
    [{ heading: 'Tagline' }, ['nearby: tagline']],
    [{ label: 'Tagline', heading: 'Video' }, ['label: tagline']],
    [{ label: 'Foo', labelHint: 'First things first. Your tagline' }, ['label: tagline']],
    [{ label: 'Foo', hint: 'Your tagline, 50 characters at most' }, ['hint: tagline']],
    [{ label: 'Foo', hint: 'It appears on the card beside the tagline of your product' }, []],
    [{ label: 'Tagline', hint: 'Your video' }, ['label: tagline']],
    [{ label: 'A word for the readers', hint: 'Published under your name, as the first comment' }, ['hint: firstComment']],
    [{ label: 'A word for the readers', hint: 'Published under your name, beside the tagline' }, []],
    [{ label: 'Where does it live?', labelHint: 'URL' }, ['label: url']],
    [{ label: 'Conditions d’utilisation', labelHint: 'lien' }, []],
    [{ names: ['message'], placeholder: 'Your tagline' }, ['placeholder: tagline']],
    [{ label: 'Topics', placeholder: 'notes, tagline, paper' }, ['label: tags']],
    [{ label: 'Deal for our visitors', placeholder: 'Promo code' }, ['label: discountCode', 'placeholder: discountCode']],
    [{ label: 'Discount for my readers', labelHint: 'Code only' }, ['label: discountCode']],
    [{ label: 'Discount for our readers' }, ['label: discount']],
    [{ label: 'Promo code', hint: 'For members of our club' }, ['label: payment']],
  ])('%j', (part, evidence) => {
    expect(found(part)).toEqual(evidence)
  })

  it.each([
    ['https://github.com/you/repo', 'github'],
    ['https://youtu.be/…', 'video'],
    ['https://x.com/you/status/1', 'other'],
    ['https://x.com/you', 'twitter'],
    ['https://www.linkedin.com/in/you', 'other'],
    ['you@example.com', 'email'],
    ['https://example.com', 'url'],
    ['e.g. example.io', 'url'],
  ])('of an example in a placeholder, %s: %s', (placeholder, meaning) => {
    expect(found({ placeholder })).toEqual([`placeholder: ${meaning}`])
  })

  it.each([
    ['url', 'url', true],
    ['email', 'email', false],
    ['section-a name', 'makerName', true],
    ['organization', 'company', false],
    ['given-name', 'makerName', false],
    ['country-name', 'country', false],
    ['photo', 'other', false],
    ['tel-national', 'other', false],
    ['shipping email', 'other', false],
    ['billing email', 'payment', false],
    ['cc-name', 'payment', false],
    ['current-password', 'password', false],
    ['one-time-code', 'code', false],
  ])('of autocomplete “%s”: %s', (autocomplete, meaning, isGeneric) => {
    expect(readEvidence(texts({ autocomplete }))[0]).toMatchObject({ source: 'autocomplete', meaning, isGeneric, weight: 0.9 })
  })
  it('isn’t there for other tokens', () => {
    expect(found({ autocomplete: 'off' })).toEqual([])
  })
  it('tells which part of a name autocomplete asks for', () => {
    expect(['given-name', 'family-name', 'name'].map((autocomplete) => readEvidence(texts({ autocomplete }))[0]?.part)).toEqual([
      'first',
      'last',
      undefined,
    ])
  })

  it.each<[what: string, part: Partial<ControlTexts>, weight: number]>([
    ['a label', { label: 'Tagline' }, 0.95],
    ['an accessible name', { aria: 'Tagline' }, 0.93],
    ['a text beside it', { nearby: 'Tagline' }, 0.88],
    ['a name', { names: ['tagline'] }, 0.86],
    ['a placeholder that is alone', { placeholder: 'Tagline' }, 0.912],
    ['a long label', { label: 'We would love to know the tagline of whatever you are making' }, 0.808],
    ['a URL of something unknown', { label: 'Widgetry URL' }, 0.665],
    ['a sentence after the label', { label: 'Foo', labelHint: 'Bar. Tagline' }, 0.855],
  ])('of %s weighs its share', (_what, part, weight) => {
    expect(weightOf(part)).toBe(weight)
  })
})

describe('protection', () => {
  it.each<[what: string, part: Partial<ControlTexts>, protection: string | null]>([
    ['a label', { label: 'Password' }, 'password'],
    ['a name', { label: 'Foo', names: ['promo_code'] }, 'payment'],
    ['a box to search in, by its name', { label: 'Foo', names: ['search-input'] }, 'search'],
    ['a box to search in, whose question is known', { label: 'Launch date', names: ['search-input'] }, null],
    ['a box to search in, whose question is anything’s', { label: 'Name', names: ['search'] }, 'search'],
    ['help that tells people to leave it', { label: 'Tagline', hint: 'Leave this field blank' }, 'trap'],
    ['a section that tells machines to fill it', { label: 'Tagline', section: 'For robots only' }, 'trap'],
    ...[
      'Leave blank if none',
      'Can be left blank',
      'If left blank, the summary is used',
      'Kann auch leer bleiben',
      'Peut rester vide',
      'Se puede dejar en blanco',
      'Pode ficar em branco',
      'Può restare vuoto',
      'Mag leeg blijven',
      'Lze nechat prázdné',
      'Kan lämnas tomt',
      'Można zostawić to pole puste',
      'Możesz zostawić puste',
      'Můžete nechat prázdné',
      'Vous pouvez laisser ce champ vide',
      'Puedes dejar este campo en blanco',
      'Você pode deixar este campo em branco',
      'Puoi lasciare vuoto',
      'Du kannst das Feld leer lassen',
      'Sie können dieses Feld auch leer lassen',
      'Je kunt dit leeg laten',
      'Du kan la feltet stå tomt',
      '空欄のままでも構いません',
      'Feel free to leave empty',
      'Поле можно оставить пустым',
      'Boş bırakabilirsiniz',
      'Voit jättää kentän tyhjäksi',
      'Boleh dikosongkan',
      '不要填 GitHub 地址',
      '不要填内网地址',
      '비워 두셔도 됩니다',
      '不要填写个人主页',
      'If you have none, leave this blank',
      'Falls keine, leer lassen',
      'Laissez vide si vous n’en avez pas',
      'Déjalo en blanco si no tienes',
      'Deixe em branco se não houver',
      'Lascia vuoto se non ce l’hai',
      'Leeg laten indien niet van toepassing',
      'Lämna tomt om du inte har någon',
      'Если нет, оставьте пустым',
      'Yoksa boş bırakın',
      'Şirketiniz yoksa bu alanı boş bırakın',
      'Boş bırakın (yoksa)',
      '담당하는 사람이 없으면 비워 두세요',
      'サイトが存在しない場合は空欄のままにしてください',
      '該当しない場合は空欄のままにしてください',
      '没有公司，请留空',
      '若無公司，請留空',
      '없으면 비워 두세요',
      '회사가 아니라면 비워 두세요',
      '没有可留空',
      '无则留空',
      '如无，请留空',
      'ない場合は空欄のままにしてください',
      '会社名がなければ空欄で構いません',
      'Leave blank if none. Visible on your page.',
      'Not visible to others. Leave blank if you have none.',
      'Leave blank if none, see the description above',
      'Falls keine, leer lassen. Beschreibung siehe unten',
      'Если нет места работы, оставьте пустым',
      'If none, leave blank. Machine learning companies say so here.',
      'No tienes que rellenarlo',
      'Можно не заполнять',
      'Можна не заповнювати',
      'Это поле можно не заполнять',
      'Muss nicht ausgefüllt werden',
      'Sie müssen das nicht ausfüllen',
      'Du brauchst das nicht auszufüllen',
      'Tidak perlu diisi',
      'Puoi non compilare',
      'Vous pouvez ne pas remplir ce champ',
      '비워 둬도 됩니다',
      '입력하지 않아도 됩니다',
      '입력하지 않으셔도 됩니다',
      '空欄のままで構いません',
      'Går bra att lämna tomt',
      'Puteți lăsa câmpul necompletat',
      'You can safely leave this blank',
      'May optionally be left blank',
      'You can leave this one blank',
      'इसे खाली छोड़ सकते हैं',
      'Μπορείτε να αφήσετε αυτό το πεδίο κενό',
      'يمكنك ترك هذا الحقل فارغا',
      'Puoi lasciarla vuota',
    ].map((hint): [string, Partial<ControlTexts>, null] => [`help about who has none: ${hint}`, { label: 'Company', hint }, null]),
    ...[
      'If you are human, leave this blank',
      'If this is visible, leave blank.',
      'If you see this, leave it blank',
      'Si vous pouvez lire ceci, laissez vide',
      'Wenn du das lesen kannst, lass das Feld leer',
      'Bitte freilassen',
      'No debe rellenarse; puede quedar vacío',
      'No debe rellenarse',
      'No se debe rellenar',
      'Darf nicht ausgefüllt werden',
      'Menschen müssen das nicht ausfüllen',
      'Не заполнять',
      'Jangan diisi',
      'Jangan diisi, tidak perlu',
      'Non compilare',
      '空欄のままでいてください',
      '입력하지 마세요',
      'Możesz to przeczytać? Zostaw puste',
      'Do not fill this in; it can stay empty',
      'Please do not fill in this field. You may leave it empty.',
      'Please leave this field blank. If left blank, your form is sent.',
      'Leave this field empty. It may be left blank.',
      'Bitte lassen Sie dieses Feld leer, es kann nur leer gesendet werden',
      'Robots can leave this blank',
      'Laat leeg als je geen robot bent',
      'Hvis du ikke er en robot, la stå tomt',
      '사람이라면 비워 두세요',
      'Leer lassen, wenn Sie kein Spammer sind',
      'Falls du kein Spambot bist, leer lassen',
      'Wenn du kein Programm bist, leer lassen',
      'Leer lassen, wenn nicht sichtbar',
      'Falls du das nicht siehst, leer lassen',
      'Laat leeg als je geen computer bent',
      'Laat leeg als je geen spammer bent',
      'Laissez vide si vous n’avez pas de robot',
      'Si non robot, laisser vide',
      'Déjalo en blanco si no lo ves',
      'Lascia vuoto se nessun robot',
      'Lämna tomt om inte robot',
      'Hvis du ikke vil spamme, lad feltet være tomt',
      'Pokud není robot, nechte prázdné',
      '봇이 아니라면 비워 두세요',
      '입력할 필요가 없으니 비워 두세요',
      'Do not fill in where not visible',
      'If you don’t run a script, leave this blank',
      'If you don’t see this, leave this blank',
      'Boş bırakın, yoksa başvurunuz silinir',
      '기계가 아니라면 비워 두세요',
      '사람이 아니라면 비워 두세요',
      '何も入力しない場合は空欄のままにしてください',
      'この欄が見えない方は空欄のままにしてください',
      '何も書かない、空欄のままに',
      '問題ないので空欄のままにしてください',
      '没有看到此栏，请留空',
      '無須填寫，請留空',
      '无需填写，请留空',
      '没有必要填写，请留空',
      '入力しないで、空欄のままにしてください',
    ].map((hint): [string, Partial<ControlTexts>, string] => [`help about who is no machine: ${hint}`, { label: 'Company', hint }, 'trap']),
    ['help that speaks of robots', { label: 'Company', hint: 'Falls du kein Roboter bist, leer lassen' }, 'captcha'],
    ['a name alone that is a slogan in Polish, too', { label: 'Hasło reklamowe', names: ['haslo'] }, null],
    ['a name beside a label that says nothing', { label: 'Foo', names: ['haslo'] }, 'password'],
    ['help with a sum', { label: 'Foo', hint: 'What is 3 + 4?' }, 'captcha'],
    ['help about a newsletter, in passing', { label: 'Tagline', hint: 'Shown in our newsletter' }, null],
    ['nothing', { label: 'Tagline' }, null],
  ])('comes from %s', (_what, part, protection) => {
    const all = texts(part)
    expect(readProtection(all, readEvidence(all))).toBe(protection)
  })
})

describe('an email box', () => {
  it.each<[part: Partial<ControlTexts>, isAgain: boolean]>([
    [{ label: 'Confirm email' }, true],
    [{ label: 'E-Mail wiederholen' }, true],
    [{ label: 'Email', hint: 'Please type it again' }, true],
    [{ label: 'Email', hint: 'We send you a link to confirm your address, and then never write to you again, ever' }, false],
    [{ names: ['email_2'] }, true],
    [{ names: ['confirmEmail'] }, true],
    [{ label: 'Email', names: ['email'] }, false],
    ...[
      'Courriel, une seconde fois',
      'E-mail pro kontrolu',
      'E-Mail zur Kontrolle',
      'Email para verificar',
      'Почта для проверки',
      '核对邮箱',
    ].map((label): [Partial<ControlTexts>, boolean] => [{ label }, true]),
    [{ label: 'E-Mail der Qualitätskontrolle' }, false],
  ])('with %j repeats the address: %s', (part, isAgain) => {
    expect(isAskedAgain(texts(part))).toBe(isAgain)
  })
})
