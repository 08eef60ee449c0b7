import { generic, rule, type Rule } from '../meaning.ts'

const thing =
  '(?:urun|uygulama|proje|site|arac|girisim|oyun|yazilim|hizmet|platform|eklenti|program|bot|servis|startup|kutuphane|app|saas)\\w*'
const maker = '(?:gelistir\\w*|kurucu\\w*|yapimci\\w*|yaratici\\w*|sahib\\w*|basvuran\\w*|gonderen\\w*|yazar\\w*|ekleyen\\w*)'
const topic = '(?:kategori|sektor|alan|tur|bolum|dal|rubrik)(?:ler)?(?:i|u|e|de|si|den|in|leri|lerden)?'
const launch = '(?:yayin|lansman|cikis|piyasa|tanitim|duyuru|acilis|baslangic)\\w*'

/** What Turkish forms ask that is never touched. */
export const turkishNever: readonly Rule[] = [
  rule(
    'captcha',
    'robot (?:degil|musun)\\w*|kac eder.*|toplam\\w* kac\\w*|arti \\w+ kac.*|guvenlik (?:kodu|sorusu)|resimdeki .*|gorseldeki (?:kod|harf|karakter)\\w*',
  ),
  rule('password', 'sifre\\w*|parola\\w*'),
  rule('code', '(?:dogrulama|davet|onay|sms|erisim|aktivasyon) kod\\w*'),
  rule(
    'payment',
    '(?:indirim|promosyon|hediye|kampanya) kod\\w*|kupon\\w*|kart\\w* (?:numara|sahib|uzerindeki)\\w*|fatura(?!c|m)\\w*|vergi .*|odeme bilgi\\w*|kredi kart\\w*',
  ),
  rule('newsletter', 'bulten\\w*|abone\\w*|haberdar .*'),
  rule('backlink', 'rozet\\w*|bize .*link\\w*|bize .*baglanti\\w*|karsilikli .*|geri (?:baglanti|link)\\w*|sitemize .*'),
  rule('consent', '(?:kabul|onay) ?(?:ediyorum|liyorum)|kvkk|okudum.*|onayliyorum'),
  rule('search', '.* gore ara|aramak|filtrele'),
]

/** What Turkish forms ask besides in the words of our fields. */
export const turkishOthers: readonly Rule[] = [
  rule(
    'firstComment',
    'ilk (?:yorum|mesaj|gonderi)\\w*.*|toplulu(?:ga|k\\w*) .*|(?:kurucu|gelistirici|yapimci)\\w* (?:ilk )?(?:yorum|not)\\w*',
  ),
  rule('twitter', '(?:x|twitter|x twitter)\\w* (?:kullanici ad\\w*|hesab\\w*|hesap|profil(?:i|iniz)|adresi)'),
  rule(
    'other',
    [
      '(?:oneren|tavsiye eden|yonlendiren|davet eden) .*|kim onerdi.*|telefon\\w*|.*nereden duydu\\w*|.*nasil duydu\\w*|mesaj\\w*|konu|konusu|gizlilik.*|(?:kullanim|hizmet) (?:kosul|sart)\\w*.*|sartlar\\w*|indirim\\w*|konusma\\w*|etkinli[gk]\\w*.*|surum\\w*|(?:gorsel|fotograf|resim|foto)\\w* (?:kaynag|telif|altyaz)\\w*|kaynag\\w*|acik adres|posta kodu|sehir|ilce|mahalle',
      '(?:reklam|kampanya)\\w* (?:butce|baslang)\\w*|butce\\w*|calisan say\\w*|.* sayisi|kurucu ortak\\w*|ortak kurucu\\w*|yatirim\\w*|kurulus (?:yil|tarih)\\w*|gelir (?!model)\\w*|ciro|(?<!x |twitter )kullanici ad\\w*|magaza\\w*|(?:inceleme|moderator|editor|degerlendirme)\\w* .*(?:not|icin|ekib)\\w*|not(?:lar|unuz|lariniz)|hata\\w*|sorun (?:bildir|acikla)\\w*|sorunu (?:bildir|acikla|tarif|anlat)\\w*|dogum.*|yasiniz|cinsiyet',
      'unvan\\w*|pozisyon\\w*|gorev\\w*|lisans\\w*|(?:programlama )?dil(?:i|ler|leri)?|teknoloji\\w*|sponsorluk\\w*|arkadas\\w*|yorum(?:unuz|lar)?|basin .*|kariyer\\w*|dokuman\\w*|yol haritasi|sss|test hesab\\w*|deneme hesab\\w*|ortaklik .*|satis ortak\\w*|referans\\w*.*|siparis\\w*|teslimat\\w*|kargo\\w*|(?:fiyat\\w*|yardim|destek|blog|kariyer|iletisim|giris|hakkimizda|ucret\\w*) (?:sayfa|adres|link|baglanti)\\w*.*|rakib\\w* (?:site|adres|link|url)\\w*|sikayet\\w*|sirket (?:buyuklug|adres|telefon)\\w*|uygun saat\\w*',
    ].join('|'),
  ),
]

/** The fields of a listing as Turkish forms word them. */
export const turkishPhrases: readonly Rule[] = [
  rule(
    'email',
    '(?:.* )?e ?(?:mail|posta)\\w*|(?:.* )?mail(?:i|iniz|inizi|e|adresi|adresiniz)?|.*ulasabilece\\w+ .*|size nasil ulas\\w*.*|(?:sonuc|yanit|cevap)\\w* .*adres\\w* .*',
  ),
  rule(
    'github',
    'kaynak kod\\w*.*|(?:kod )?depo(?:su|nuz|sunun)?\\w*.*|gitlab hesab\\w*|acik kaynak .*(?:link|baglanti|adres)\\w*|kodlar\\w* .*',
  ),
  rule(
    'makerUrl',
    `(?:kisisel|kendi) (?:web )?(?:site|sayfa|blog|profil)\\w*.*|${maker} (?:kisisel )?(?:web )?(?:site|sayfa|blog|profil|baglanti|link)\\w*|portfolyo\\w*|portfoy\\w*|blogunuz|profiliniz\\w*.*`,
  ),
  rule('video', '(?:.* )?video(?:su|nuz|lar)\\w*.*|fragman\\w*|(?:tanitim )?film\\w*'),
  rule('logo', '(?:.* )?logo(?:nu|su|lar)\\w*(?: .*)?|(?:.* )?(?:ikon|simge|amblem)\\w*(?: .*)?'),
  rule(
    'screenshots',
    'ekran (?:goruntu|resim|alinti|fotograf)\\w*.*|gorsel\\w*.*|resim\\w*.*|kapak .*|(?:uygulama|urun|site)\\w* (?:gorsel|resim|fotograf|goruntu)\\w*|kucuk resim|fotograf\\w*',
  ),
  rule('launchDate', `${launch} (?:tarih|gun|zaman)\\w*|ne zaman .*|(?:hangi gun|hangi tarih\\w*) .*|yayina (?:gir|alin|cik)\\w*.*`),
  rule(
    'competitors',
    `rakip\\w*.*|alternatif\\w*.*|benzer\\w* .*|neyin (?:yerine|alternatifi).*|(?:ne|hangi \\w+) yerine.*|yerine gec\\w*.*|muadil\\w*`,
  ),
  rule(
    'audience',
    '(?:hedef (?:kitle|kullanici|musteri|grup)\\w*).*|kim(?:ler|e|lere)?(?: icin)? (?:kullan|uygun|hitap|yarar|fayda|icin|ihtiyac|yonelik|yapildi|tasarla)\\w*.*|kimler? .*kullan\\w*.*|kimler icin.*|kime .*|kimlere .*|ideal (?:musteri|kullanici)\\w*.*|kullanici kitle\\w*|musteri (?:profil|kitle)\\w*',
  ),
  rule(
    'platforms',
    '(?:desteklenen |hangi |destekledigi |calistigi )(?:platform|cihaz|isletim|sistem|tarayici)\\w*.*|isletim sistem\\w*|platformlar|nerede calis\\w*.*|(?:hangi|ne) .*calis\\w*.*|uyumlu .*|uyumluluk',
  ),
  rule(
    'pricing',
    '(?:fiyat|ucret|odeme|gelir|is) (?:model|politika|plan|yapi|tur|tip|sistem)\\w*|fiyatlandirma\\w*.*|(?:.* )?(?:ucretsiz|bedava|ucretli|parali)\\w*.*|freemium|para (?:mi|kazan)\\w*.*',
  ),
  rule('price', '(?:.* )?(?:fiyat|ucret|bedel|tutar)(?:i|iniz|lari)?(?: .*)?|kac (?:lira|para|tl).*|ne kadar.*|maliyet\\w*'),
  rule('country', '(?:.* )?ulke\\w*.*|nereli.*|mense.*'),
  rule('company', '(?:.* )?(?:sirket|firma|kurum|kurulus|yayinci|studyo|organizasyon|isletme)\\w*(?: .*)?'),
  rule(
    'name',
    `${thing} (?:tam |resmi |gorunen )?(?:ad|adi|adini|adiniz|adinizi|isim|isimi|ismi|ismini|isminiz|basligi|basliginiz|unvani)(?: .*)?|(?:${thing} )?.*ne (?:diyorsun|denir|diyel|ad ver)\\w*.*|(?:ad|ism)i ne\\w*.*|nasil adlandir\\w*.*|^(?:tam )?(?:ad|isim)i$`,
  ),
  rule(
    'makerName',
    `ad(?:i|iniz|in)?(?: (?:ve )?soyad\\w*)|^(?:adiniz|adin|isminiz|ismin)$|${maker} (?:kisi\\w*|ekip|ekib\\w*)?(?: ?(?:ad|isim|ism)\\w*)?$|(?:.* )?${maker} (?:ad|isim|ism)\\w*|kim (?:yapti|gelistirdi|kurdu|hazirladi).*|arkasinda kim.*|(?:yetkili|sorumlu|iletisim) (?:kisi\\w* )?(?:ad|ism)\\w*|kimsiniz.*|siz kimsiniz.*|size nasil hitap.*`,
  ),
  rule(
    'tagline',
    'slogan\\w*|(?:.* )?(?:tek|bir|1) (?:cumle|satir)(?:de|da|yle|lik|ile)?(?: .*)?|alt ?basli[gk]\\w*|(?:kisa|akilda kalici|carpici|vurucu) .*(?:baslik|ifade|slogan|cumle|soz)\\w*|baslik altindaki .*|(?:birkac|uc|bes) kelime\\w*.*',
  ),
  rule('shortDescription', 'ozet\\w*.*|kisa\\w* .*|kisaca.*|(?:.* )?(?:birkac|iki|uc|iki uc|2|3|2 3) cumle\\w*.*|on yazi|giris metni'),
  rule('tags', 'etiket\\w*.*|anahtar (?:kelime|sozcuk)\\w*.*|konu basliklari|hashtag\\w*'),
  rule(
    'categories',
    `(?:hangi )?(?:kategori|sektor|alan|tur)ler\\w*.*|(?:birden (?:fazla|cok)|tum|uygun olan|en fazla \\w+) .*(?:kategori|sektor|alan)\\w*.*|${topic} .*(?:birden|hepsini|en fazla).*`,
  ),
  rule(
    'category',
    `(?:.* )?(?:kategori|sektor)\\w*(?: .*)?|hangi (?:alan|tur|bolum|dal|baslik)\\w*.*|(?:urun|uygulama|site|oyun|arac) turu?`,
  ),
  rule(
    'url',
    `(?:.* )?(?:web ?sitesi|web ?site|internet sitesi|sitesinin|${thing})(?:nin|nizin)? ?(?:url ?(?:si|niz|i)\\w*|link[il]\\w*|baglanti\\w*|adres\\w*|sayfa\\w*)(?: .*)?|(?:web|internet) (?:sitesi|siteniz|adres|sayfa)\\w*(?: .*)?|nere(?:den|de) (?:\\w+ )?(?:deneye|bula|gore|ulasa|kullana|eris|bak|indire)\\w*.*|ana ?sayfa\\w*|acilis sayfasi|tanitim sayfasi|alan adi|site(?:niz|si)?\\w* url\\w*|resmi site\\w*|site url(?:niz|si)\\w*`,
  ),
  rule(
    'description',
    `(?:.* )?(?:acikla|anlat|tanit|tarif|bahse)\\w*(?: .*)?|detay\\w*.*|ayrinti\\w*.*|ne (?:yapar|ise yarar|ise yariyor|yapiyor).*|(?:.* )?ne ise yara\\w*.*|(?:.* )?nasil calis\\w*.*|hangi sorun\\w*.*|hakkinda\\w*.*|icerik|ozellikler\\w* .*anlat\\w*`,
  ),
  generic('name', '^(?:ad|isim|baslik|urun|uygulama|proje|girisim)$'),
  generic('url', '^(?:baglanti|link|site|adres)(?:si|i|niz|iniz)?$'),
]
