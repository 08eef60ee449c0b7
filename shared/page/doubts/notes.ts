const end = String.raw`\s*(?:[:.…!)\]]|$)`
const anyOf = (sources: string[], around = (all: string) => all) => new RegExp(around(sources.map((one) => `(?:${one})`).join('|')), 'iu')

/** How a note begins. */
const starts = anyOf(
  [
    String.raw`(?:TODO|FIXME|TK)\b\s*:`,
    String.raw`(?:internal note|note to (?:the )?(?:editors?|designers?|devs?)|notiz an mich|interne notiz|note interne|nota interna|nota para mí|внутренняя заметка)\s*:`,
    String.raw`@\p{Lu}\p{Ll}+[:,]? (?:please|pls|can you|could you|bitte|kannst du|peux-tu|merci de|por favor|puoi)\b`,
    String.raw`(?:check|confirm) with \p{Lu}\p{Ll}+ (?:whether|if|before|first)\b`,
    String.raw`(?:please )?(?:do not|don(?:’|')t) publish (?:before|yet)\b|not for publication|(?:noch )?nicht veröffentlichen\b|ne pas publier|no publicar|non pubblicare|não publicar|не публиковать`,
    String.raw`(?:bitte|text|bild|hier) (?:\p{L}+ )?noch (?:\p{L}+ )?(?:übersetzen|ergänzen|prüfen|ersetzen|einfügen|austauschen|anpassen|kürzen|freigeben)\b`,
    String.raw`(?:noch zu|muss noch) (?:\p{L}+ )?(?:übersetz|ergänz|ersetz|kürz)\p{L}+`,
    String.raw`platzhalter\s*[:–—-]|(?:text|bild) (?:kommt|folgt) noch\b`,
    String.raw`[àa] (?:compléter|traduire|rédiger|corriger|relire|remplacer)\b(?: (?:par|avec|avant|plus tard)\b|${end})`,
    String.raw`remplacer (?:cette|ce) (?:image|photo|texte|visuel|logo|lien|capture)\b`,
    String.raw`(?:pendiente(?: de)?|falta) (?:traducir|revisar|completar|traducción|revisión)\b|(?:texto|imagen|foto) (?:pendiente|provisional)\b`,
    String.raw`da (?:tradurre|completare|sostituire)\b(?: (?:da|con|prima)\b|${end})`,
    String.raw`a (?:traduzir|substituir)\b(?: (?:por|com|antes)\b|${end})`,
    String.raw`nog (?:te )?(?:vertalen|aanvullen|vervangen)\b|tekst volgt\b|do (?:uzupełnienia|przetłumaczenia)|дописать${end}|заменить (?:текст|картинку)`,
    String.raw`(?:replace|swap) (?:this|these|with (?:the )?real) (?:image|picture|photo|text|copy|logo|screenshot|number|quote|testimonial)s?\b`,
    String.raw`(?:change|update|remove|delete|fix) this (?:\w+ )?before (?:launch|publishing|going live)\b`,
    String.raw`(?:placeholder|dummy|filler) (?:copy|text|image|picture|quote|logo)\b\s*(?:[,;–—-]|until\b|for now)`,
    String.raw`(?:draft|entwurf|brouillon|borrador|bozza|rascunho|черновик)\s*[:–—-]+\s*(?:not for|do not|don|nicht für|ne pas|no publ|non pubbl|não publ|не публ)`,
  ],
  (all) => String.raw`^[\s\[({<*/#—–-]*(?:${all})|^\s*[\[({<](?:note|reminder) to self\b`,
)

/** The whole of a note. */
const wholes = anyOf(
  [
    String.raw`FIXME|XXX{1,3}|TK TK|(?:test )?asdf\w*(?: test)?[ \d]*(?:[–—-] (?:please ignore|bitte ignorieren))?|test test(?: test)?|foo bar(?: baz)?`,
    String.raw`to be (?:translated|written|replaced|confirmed|completed) (?:by|with) \p{Lu}\p{Ll}+`,
    String.raw`citation needed|\p{L}+_final(?:_\w+)*|.{0,20}\(?final[ _-]final\)?`,
    '仮テキスト|要確認|後で追記|待补充|待翻译|待補充',
  ],
  (all) => String.raw`^[\s\[({<*/#—–-]*(?:${all})[\s\])}>.!…:*/—–-]*$`,
)
const asked = /[[(](?:source|quelle|beleg|check this|verify|stimmt das|fuente|vérifier)\?+[\])]/iu

/** Notes after a sentence, and bars of a copy that isn’t meant for visitors. */
const inside =
  /(?:^|[.!?] )(?:TODO|FIXME)\s?:? (?:ask|add|check|fix|replace|write|update|remove|confirm|insert|get|find|translate|use|link|finish|decide)\b|^(?:STAGING|TEST|DEV|PREVIEW|DEMO)(?:\s(?:SITE|SERVER|SYSTEM|ENVIRONMENT|VERSION))?\b.{0,6}(?:do not|don(?:’|')t|not for|internal|nicht|only)/u

/** What a text generator says around the text it was asked for. */
const generated = anyOf([
  String.raw`\b(?:as an|i(?:’|')?m an|i am an) (?:ai|artificial intelligence) language model\b`,
  String.raw`\bals (?:ki|ki-|künstliche intelligenz)[- ]?sprachmodell|\ben tant qu(?:’|'|e )(?:ia|intelligence artificielle|modèle de langage)|\bcomo (?:un )?modelo de (?:lenguaje|linguagem)|\bcome modello linguistico`,
  String.raw`^(?:(?:sure|certainly|of course|absolutely|great)(?: thing)?[!,.] )?here(?:’s|'s| is| are) (?:an?|the|your|my|three|some|\d) (?:[\w-]+,? ){0,2}(?:revised|rewritten|polished|improved|refined|shorter|punchier|catchy|catchier|alternative|engaging|compelling|concise)\b(?:,? [\w-]+)? (?:versions?|headlines?|paragraphs?|texts?|copy|descriptions?|taglines?|options?|drafts?|variations?)\b`,
  String.raw`^(?:(?:natürlich|gerne|klar)! )?hier ist (?:eine|die) (?:überarbeitete|verbesserte|kürzere) (?:version|fassung)|^(?:bien sûr ! )?voici une version (?:révisée|améliorée|retravaillée|plus)`,
  String.raw`\bfeel free to (?:adjust|customize|tweak) the (?:copy|wording|tone)\b`,
])

/** Whether a short text is a note among authors, or a generator’s to them, rather than a sentence for visitors. */
export const isNote = (text: string): boolean =>
  text.length < 240 && (starts.test(text) || wholes.test(text) || asked.test(text) || inside.test(text) || generated.test(text))
