import { rule, type Rule } from './meaning.ts'

/** The commonest labels in Italian, Dutch, Polish, Swedish, Turkish, Russian and Korean. Read after what is never touched, before the rest. */
export const moreWords: readonly Rule[] = [
  rule(
    'other',
    'achternaam|voornaam|nazwisko|^imie$|efternamn|fornamn|telefoon(?:nummer)?|telefon|onderwerp|temat|bericht|wiadomosc|meddelande|mesaj',
    'телефон|тема|сообщение|комментарии|전화|제목|메시지|문의',
  ),
  rule('tagline', 'motto|jednym zdaniem|slogan', 'слоган|одним предложением|한 ?줄|슬로건|한마디'),
  rule('shortDescription', 'krotki opis|kisa aciklama', 'краткое описание|кратко|간단한 설명|짧은 설명|요약|간략'),
  rule('description', 'opis(?: .*)?|aciklama', 'описание|설명|소개'),
  rule('name', 'nazwa(?: .*)?|urun adi', 'название(?: .*)?|(?:제품|서비스|앱|프로젝트|사이트|도구) ?(?:이름|명)'),
  rule('makerName', 'imie i nazwisko|twoje imie|kontaktperson|adiniz|ad soyad', 'ваше имя|имя автора|контактное лицо|이름|성함|담당자'),
  rule('email', 'e ?posta|adres e ?mail', 'почт|이메일|메일'),
  rule('url', 'adres (?:strony|www)|strona (?:internetowa|www)|web sitesi|site adresi'),
  rule('category', 'categorie|kategoria|kategori', 'категория|카테고리|분류'),
  rule('tags', 'slowa kluczowe|etiketler|anahtar kelimeler', 'теги|ключевые слова|태그|키워드'),
  rule('pricing', 'model cenowy|fiyatlandirma', 'модель (?:цен|оплаты)|ценообразование|요금제|가격 ?(?:정책|모델)'),
  rule('price', 'cena|pris|fiyat', 'цена|стоимость|가격'),
  rule('company', 'fabrikant|producent|hersteller(?:in)?|anbieter|firma|sirket', 'компания|회사'),
  rule('country', 'kraj|ulke', 'страна|국가|나라'),
  rule('video', '', 'видео|동영상|영상'),
  rule('logo', '', 'логотип|로고|아이콘'),
  rule('screenshots', 'zrzuty ekranu|ekran goruntusu', 'скриншот|스크린샷|이미지'),
]

/** What is never touched, in the same languages. */
export const moreNever: readonly Rule[] = [
  rule('trap', 'niet invullen|leeg laten|nie wypelniaj|fyll inte i|bos birakin', 'не заполн|оставьте .*пуст|비워|입력하지'),
  rule('password', 'wachtwoord|haslo dostepu|^haslo$|losenord|sifre|parola', 'пароль|비밀번호|암호'),
  rule('search', 'zoek(?:en)?|szukaj|sok|ara(?:ma)?', 'поиск|검색(?! ?(?:키워드|용|결과|되|될))'),
  rule('payment', 'kaartnummer|numer karty|kortnummer|kart numarasi|numero (?:della )?carta', 'номер карты|카드 ?번호|쿠폰|промокод'),
  rule('newsletter', 'nieuwsbrief|nyhetsbrev|bulten', 'рассылк|подпис(?!к)|подписка на|뉴스레터|구독(?!형|제|료| ?모델| ?서비스)'),
  rule('code', 'verificatiecode|kod weryfikacyjny|dogrulama kodu|codice di verifica', 'код подтверждения|인증 ?(?:번호|코드)'),
  rule('captcha', 'hoeveel is|ile to(?! koszt)|quanto fa', 'сколько будет|자동 ?(?:가입|등록) ?방지'),
  rule('backlink', 'wederkerige link|link zwrotny|tillbakalank', 'обратн\\S* ссылк|백링크'),
]
