import { generic, rule, type Rule } from '../meaning.ts'

const polish =
  '(?:produkt|narzedzi|aplikac|projekt|serwis|stron|witryn|program|startup|uslug|platform|oprogramowan|wtyczk|rozszerzen|bibliotek|bot|rozwiazan|wpis|zglosz|przedsiewz)'
const czech = '(?:nastroj|sluzb|strank|stranek|softwar|plugin|rozsiren|knihovn)'
const thing = `(?:(?:${polish}|${czech})\\w*|web(?:u|em|ov\\w*)?|gr[aeyi]|gier|hr[ayu])`
const maker = '(?:autor|tworc|zalozyciel|wlasciciel|developer|programist|osob|tvurc|zakladatel|vyvojar|majitel)\\w*'
const topic = '(?:(?:kategori|branz|rubry|dziedzin|obor|odvetvi|sekc|zanr)\\w*|dzial(?:y|u|ow|ach|em|e)?)'
const launch =
  '(?:premier\\w*|publikac\\w*|start\\w*|uruchomi\\w*|wydani\\w*|wychodzi\\w*|debiut\\w*|spust\\w*|vydan\\w*|zverejnen\\w*|launch\\w*|rusz\\w*|vyjde|vychaz\\w*)'

/** What Polish and Czech forms ask that is never touched. */
export const polishNever: readonly Rule[] = [
  rule(
    'captcha',
    'przepisz .*|kod z obrazka|ile (?:to )?(?:jest|wynosi) .*|dzialanie matematyczne|antyspam\\w*|(?:nie jestem|nejsem) robot\\w*|ochrana proti .*|opis(?:te)? kod.*|kolik je.*|kontrolni otazka|pytanie kontrolne',
  ),
  rule('password', '(?:powtorz|nowe|twoje|zmien|ustaw|wpisz) haslo|haslo (?:do konta|uzytkownika)|haslo i .*|heslo'),
  rule(
    'payment',
    '^(?:numer )?(?:nip|regon|krs|ico|dic)$|(?:do|na|dane) faktur\\w*|fakturac\\w*|(?:kod )?rabat(?!t)\\w*|kod promocyjny|kart[ya] (?:platnicz\\w*|kredytow\\w*)|numer (?:konta|karty)|posiadacz\\w* karty|slev\\w*|cislo (?:karty|uctu)|drzitel karty',
  ),
  rule('code', 'kod (?:sms|weryf\\w*|zaprosz\\w*|dostepu|aktywac\\w*|potwierdz\\w*)|(?:overovaci|pozvanka|aktivacni) kod'),
  rule(
    'backlink',
    'nasz\\w* (?:baner\\w*|odznak\\w*|link\\w*|logo|przycisk\\w*|katalog\\w* .*link\\w*)|link\\w* (?:zwrotn\\w*|do nas)|wymian\\w* link\\w*|zpetn\\w+ odkaz\\w*|nas(?:e|i|eho|im)? (?:odznak\\w*|ikon\\w*|banner\\w*|logo|odkaz\\w*)',
  ),
  rule('consent', 'akceptuj\\w*|zgadzam sie|wyrazam|zgod[aey]|souhlas\\w*'),
  rule('newsletter', 'zapisz (?:sie|mnie).*|subskry\\w*|newsletter\\w*|odebirat'),
  rule('search', 'wyszuka\\w*|filtruj|vyhledat'),
]

/** What Polish and Czech forms ask besides in the words of our fields. */
export const polishOthers: readonly Rule[] = [
  rule(
    'firstComment',
    'pierwsz\\w+ (?:komentarz|post|wiadomosc)\\w*.*|prvni (?:komentar|prispevek)\\w*.*|komentarz (?:od )?(?:tworc|autor)\\w*|komentar (?:od )?(?:tvurc|autor)\\w*|(?:do|dla|pro) (?:spolecznosci|komunity|komunitu)',
  ),
  rule(
    'other',
    [
      'telefon\\w*|kto .*(?:polecil|zaprosil).*|polecajac\\w*|kdo .*(?:doporucil|pozval).*|opisz (?:blad|problem|usterk\\w*|siebie|wydarzenie).*|popiste (?:chybu|problem).*|popis (?:chyby|problemu|akce|udalosti|pozice|firmy)|opis (?:bledu|problemu|wydarzenia|stanowiska|firmy|zdjecia)|kod pocztowy|ulic[aey].*|miasto|miejscowosc|adres (?:korespondencyjny|siedziby|firmy|zamieszkania|do wysylki|zamel\\w*)|ulice|psc',
      'wielkosc .*|liczba .*|ilu .*|ile osob.*|pocet .*|velikost .*|powtorz .*|tresc (?:wiadomosci|pytania)|wiadomosc|polityk\\w*.*|prywatnosc\\w*|uwagi.*|dla (?:moderator\\w*|redakcji|recenzent\\w*|tester\\w*)|pro (?:redakci|moderator\\w*|recenzent\\w*)|vzkaz.*|dane (?:do logowania|logowania|testowe).*|logowani\\w*|konto testowe|testovaci \\w+',
      'tytul (?:wystapien\\w*|artykul\\w*|prezentac\\w*|stanowisk\\w*|zawodow\\w*|wiadomosci|prelekc\\w*)|nazw\\w+ (?:wydarzen\\w*|uzytkownik\\w*|konferenc\\w*|stanowisk\\w*|kanal\\w*|grup\\w*|pliku)|naz(?:ev|vy) (?:prednask\\w*|akce|clanku|udalosti|pozice|souboru)|uzivatelsk\\w+ jmeno|(?:wydarzeni|przemowien|prelekc|konferenc)\\w*|prednask\\w*|zrodl\\w+ (?:zdjec|obraz|grafik|fotograf)\\w*|zdroj (?:obrazku|fotografie|fotky|textu)|autor (?:zdjecia|fotografii|fotky)',
      'licencj\\w*|wersj\\w*|verze(?: .*)?|rok (?:zalozen\\w*|powstan\\w*|vzniku).*|budzet\\w*|rozpocet.*|wspolzalozyciel\\w*|wspoltworc\\w*|spoluzakladatel\\w*|skad .*(?:wiesz|dowiedz\\w*|znasz|slysz\\w*).*|jak .*(?:dowiedzi|trafil|dozvedel)\\w*.*|odkud .*|stanowisk\\w*|jezyk\\w*|jazyk\\w*|technologi\\w*|data urodzenia|datum narozeni|wiek|plec',
      'regulamin\\w*|podmink\\w*|warunk\\w* .*|ochran\\w* osobnich.*|sklep\\w*|opini\\w*|recenz\\w*|reklam(?!ow)\\w*|kampani\\w*|sponsor(?:sk|ow)\\w*|sponzor\\w*|afiliac\\w*|program partnerski|karier\\w*|dokumentac\\w*|znajom\\w*|przyjaci\\w*|kamarad\\w*|pritel\\w*|investic\\w*|inwest\\w*|finansowan\\w*|przychod\\w*|naruszen\\w*|pozice|lista zmian|plan rozwoju|dla prasy|dostaw\\w*|dodac\\w*|zamowien\\w*|objednavk\\w*|szkoleni\\w*|(?:link|adres|strona|odkaz|adresa)\\w* (?:do |z |na |strony |s )?(?:cennik|opini|pomoc|blog|cenik|konkurenc|polityk|formularz|recenz|grup|kanal)\\w*.*|(?:strona|url|adres) (?:konkurent|partner)\\w*|polecaj\\w*|fanpage|kanal .*|godzin\\w* .*|pora na .*',
    ].join('|'),
  ),
]

/** The fields of a listing as Polish and Czech forms word them. */
export const polishPhrases: readonly Rule[] = [
  rule(
    'email',
    '(?:adres|kontaktni|kontaktowy|vas) e ?mail\\w*.*|e ?mail (?:do|na|pro|autora|kontaktowy|kontaktni) .*|na jaki adres .*|gdzie .*(?:odpisac|odpowiedziec|napisac).*|jak (?:sie )?(?:z toba|z wami) skontaktowac.*|jak vas .*kontaktovat.*|kam .*(?:odpovedet|napsat).*|skrzynk\\w*',
  ),
  rule('twitter', '(?:konto|profil|nazwa|ucet|nick) (?:\\w+ )?(?:na|w) (?:siti |serwisie )?(?:x|twitter\\w*)'),
  rule('github', 'repozytori\\w*.*|repozitar\\w*.*|kod\\w* (?:zrodlow\\w*|projektu)|zdrojov\\w* kod\\w*'),
  rule(
    'makerUrl',
    `(?:strona|adres|profil|link do|blog)(?: \\w+){0,2} (?!developer)${maker}|(?:osobist\\w*|prywatn\\w*|wlasn\\w*) (?:strona|blog|witryna)|(?:twoj\\w*|swoj\\w*|wasz\\w*|vas\\w*) (?:profil\\w*|blog\\w*|portfolio)|osobni (?:strank\\w*|web|blog|profil)|(?:strank\\w*|web|blog|profil|odkaz na) (?:\\w+ )?(?!developer)${maker}`,
  ),
  rule('video', 'film(?:y|u|ik\\w*)?(?: .*)?|wideo\\w*.*|nagrani\\w*|zwiastun|videa|videem|ukazkove video'),
  rule('logo', 'logotyp\\w*|ikon\\w*|znak graficzny|emblemat'),
  rule(
    'screenshots',
    'zrzut\\w*.*|obraz(?:k\\w*|y|ek|ow)? .*|obraz(?:k\\w*|y|ek)|zdjec\\w*|grafik\\w*|screen(?:y|ow|ami)|miniatur\\w*|okladk\\w*|snim\\w* (?:obrazovky|aplikace).*|nahled\\w*|galeri\\w*|jak to wyglada|jak to vypada',
  ),
  rule('launchDate', `(?:data|dzien|termin|datum|den) (?:\\w+ )?${launch}|(?:kiedy|kdy) (?:\\w+ ){0,4}${launch}.*|dostepn\\w* od`),
  rule(
    'competitors',
    'konkuren\\w*.*|alternatyw\\w*.*|alternativ\\w*.*|podobn\\w* (?:narzedzi|produkt|aplikac|serwis|program|stron|projekt)\\w*.*|zamiast (?:czego|jakiego|ktorego).*|co (?:to )?zastepuje.*|misto ceho.*|podobn\\w+ (?:nastroj|aplikac|sluzb)\\w*|(?:cemu|ceho|komu) .*podob\\w*|co nahrazuje.*|nahrad\\w* za.*',
  ),
  rule(
    'audience',
    `(?:dla|pro) (?:kogo|koho|jakich|kterych).*|grupa (?:docelowa|odbiorcow)|cilova skupina|(?:odbiorc|publicznosc|docelow)\\w*|(?:idealn|typow|docelow|typick)\\w* (?:klient|uzytkownik|odbiorc|zakaznik|uzivatel)\\w*|kto (?:powinien|moze|bedzie|z tego|najbardziej|uzywa|korzysta|skorzysta).*|kdo .*(?:pouziv|vyuziv|ocen)\\w*.*|komu .*|cilov\\w+ .*`,
  ),
  rule(
    'platforms',
    `platform[ya]|na (?:czym|cem) .*|na (?:jakich|jakim|jakych|kterych) (?:platform|system|urzadz|zariz)\\w*.*|(?:obslugiwane|wspierane|dostepne|podporovane) (?:platform|system|urzadzen|zarizen|przegladark|prohlizec)\\w*|system\\w* operacyjn\\w*|operacni system\\w*|gdzie dziala.*|kde .*(?:funguje|bezi).*|urzadzeni\\w*|kompatybil\\w*|kompatibil\\w*`,
  ),
  rule(
    'pricing',
    '(?:model|plan|typ|rodzaj) (?:cenow\\w*|platnosci|oplat|rozliczen\\w*|biznesow\\w*|licencjonowan\\w*)|(?:czy .*)?(?:darmow|bezplatn|platn[ey]|zadarmo|za darmo|zdarma|placen)\\w*.*|cennik\\w*|cenovy model|obchodni model|monetyzac\\w*|monetizac\\w*|jak zarabia\\w*.*|freemium',
  ),
  rule('price', 'cena.*|cene|ceny|koszt\\w*|ile .*(?:kosztuje|trzeba zaplacic|placi).*|kolik .*stoji.*|oplata\\w*|za ile.*'),
  rule('country', 'kraj\\w*(?: .*)?|panstwo|zeme(?: .*)?|z jakiego kraju.*|ze ktere zeme.*|stat puvodu'),
  rule(
    'company',
    '(?:nazwa|nazev|jmeno) (?:\\w+ )?(?:firm|spolk|organizac|przedsiebiorstw|spolecnost|instytuc|studi|zespol)\\w*|firm[aey]|organizac\\w*|przedsiebiorstwo|wydawc\\w*.*|producent\\w*|spolk[aei]|spolecnost\\w*|vydavatel\\w*|instytuc\\w*|podmiot.*',
  ),
  rule(
    'name',
    `(?:nazw[aey]|tytul|imie|nazev|jmeno|titul) (?:\\w+ ){0,2}${thing}|jak (?:sie )?(?:nazywa|zwie|nazwac|nazwales|nazwaliscie)\\b(?! sie pan).*|jak (?:se )?(?:\\w+ ){0,3}(?:jmenuje|nazyva)\\b.*|jak mowicie na.*|^(?:(?:pelna|oficjalna|wyswietlana|twoja) )?nazwa$|^(?:(?:plny|oficialni) )?nazev$`,
  ),
  rule(
    'makerName',
    `imie i nazwisko|(?:twoje|wasze|pana|pani) (?:imie|nazwisko|dane)|(?:imie|nazwa|nick|jmeno) (?:\\w+ )?${maker}|^(?:autor|autorka|tworca|tworczyni|zalozyciel|tvurce|vyvojar|zakladatel|autori|tworcy)\\w*(?: (?:lub|nebo) \\w+| ${thing}| prezdivka)?$|kto (?:za tym |to |go |ja )?(?:stoi|stworzyl|zrobil|zbudowal|jest autorem|jest tworca)\\w*.*|kim jestes.*|jak sie (?:pan|pani )?nazywasz.*|osoba (?:zglaszajac|kontaktow|odpowiedzialn)\\w*|(?:zglaszajac|zglosil)\\w*|kdo (?:to |za tim |jej )?(?:stoji|vytvoril|udelal|je autorem|jste)\\w*.*|kontaktni osoba|vase jmeno|jmeno a prijmeni`,
  ),
  rule(
    'tagline',
    `slogan\\w*|motto|haslo (?:reklamow|przewodni|promocyjn)\\w*|podtytul\\w*|podtitul\\w*|podnadpis|(?:w )?jedn\\w+ (?:\\w+ )?(?:zdani|linij|fraz|vet)\\w*.*|(?:chwytliw|krotk|chytlav|uderny)\\w* (?:naglowek|haslo|fraz|zdani|heslo|vet)\\w*|naglowek|w (?:kilku|paru) slowach|(?:v )?par\\w* slovy|jedna veta|zdanie,? ktore.*`,
  ),
  rule(
    'shortDescription',
    'krotk\\w*.*|krotko.*|skrocon\\w*.*|skrot\\w*|zajawk\\w*.*|streszczen\\w*.*|podsumowan\\w*|w (?:2|dwoch|kilku|trzech|paru) .*zdania?\\w*.*|(?:.* )?(?:w|we) (?:\\w+ )?(?:\\d )?(?:\\d )?zdania(?:ch)?|(?:dwa|trzy|kilka|2|3) (?:\\w+ )?zdania|(?:dve|tri|par|nekolik|2|3)(?: az \\w+)? vet\\w*|kratk\\w*.*|strucn\\w*.*|shrnut\\w*|v kostce|w skrocie|anotac\\w*|perex',
  ),
  rule(
    'tags',
    'tagi|tagy|tagow|slowa? klucz\\w*|klicov\\w+ slov\\w*|stitky|etykiet\\w*|hasztag\\w*|hashtag\\w*|fraz\\w*,? po ktorych.*|fraz\\w* (?:kluczow|po ktorych)\\w*.*|po jakich .*',
  ),
  rule(
    'categories',
    `(?:w )?(?:ktor|jak|kter)(?:ych|e) (?:\\w+ ){0,2}(?:kategori|dzial(?:y|ach)|branz|rubry|dziedzin)\\w*.*|(?:kilka|wszystkie|wiele|vsechny|vice|do trzech) (?:\\w+ )?${topic}.*|${topic} .*(?:kilka|wszystkie|maksymalnie|vice|nekolik|do trzech|do \\d).*|^(?:wybierz |vyberte )?(?:kategorie|rubryki|dzialy|rubriky)(?: (?:do|w) ktorych)?$|rubriky do .*`,
  ),
  rule(
    'category',
    `${topic}(?: .*)?|(?:rodzaj|typ|druh) (?:\\w+ )?${thing}|do (?:jakiej|ktorej|jake|ktere) .*|gdzie .*(?:pasuje|nalezy).*|kam .*(?:patri|zaradit|spada).*|tematyk\\w*|zarazeni`,
  ),
  rule(
    'url',
    `(?:adres|strona|witryna|odkaz na|adresa|domena|link do|url zglaszan\\w*)(?: \\w+){0,3} (?:${thing}|landing page\\w*)|(?:strona|witryna)(?: (?:internetowa|www|domowa|glowna|firmowa|oficjalna|projektu))?$|adres (?:www|url|internetowy|strony|witryny).*|(?:oficjalna|glowna) strona.*|gdzie (?:mozna|moge|to|go|ja|znajd\\w*|sie).*(?:wyprobowac|znalezc|zobaczyc|przetestowac|sprawdzic|kliknac|pobrac|znajd\\w*).*|kde .*(?:vyzkouset|najit|videt|najdeme|bezi).*|webov\\w+ (?:adres|strank)\\w*|landing page\\w*|domovska stranka|strona firmy|domen[aey]`,
  ),
  rule(
    'description',
    `opis\\w*.*|opowiedz .*|szczegol\\w*.*|pelny .*|popis\\w*.*|podrobn\\w*.*|co (?:to )?(?:robi|umie|dela|potrafi|oferuje)\\b.*|(?:funkcje|zalety|mozliwosci),? .*(?:zalety|dzialan\\w*|funkcje|korzysci).*|rozpisac.*|.* rozpisac .*|napisz .*o .*|wiecej o .*|vice o .*|reknete .*|predstavte .*|vypravejte .*|o (?:projekcie|produkcie|aplikacji|narzedziu|stronie|czym jest).*|tresc wpisu|k cemu .*|do czego .*`,
  ),
  generic('url', '^(?:strona|adres|stranky)$'),
]
