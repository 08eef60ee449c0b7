import { squash } from './fold.ts'

/** Titles that frameworks, editors and habit leave behind; none of them names a product. */
const generic = new Set(
  `home,homepage,home page,index,index html,main,main page,welcome,untitled,untitled document,document,new document,page title,title,website,web site,site,my site,my website,
  landing,landing page,landingpage,start,startseite,willkommen,hauptseite,accueil,bienvenue,inicio,início,bienvenidos,pagina inicial,página inicial,página principal,pagina principale,benvenuti,главная,главная страница,
  добро пожаловать,ホーム,トップ,トップページ,ホームページ,ようこそ,首页,主页,首頁,網站首頁,网站首页,欢迎,홈,الرئيسية,الصفحة الرئيسية,мой сайт,anasayfa,strona główna,
  react app,vite app,vite react,vite react ts,vite vue,vite svelte,vue app,svelte app,angular app,create next app,next app,nextjs app,my app,app,flutter app,flutter demo,my project,project,example,test,demo,
  loading,please wait,redirect,redirecting,about,about us,download,downloads,overview,introduction,getting started,documentation,docs,blog,news,contact,login,log in,sign in,sign up,dashboard,menu,logo,
  official site,official website,official web site,公式サイト,公式ホームページ,官网,官方网站,официальный сайт,offizielle website,site officiel,sitio oficial,sito ufficiale,site oficial,
  error,not found,404,403,features,pricing,faq,github,github pages,a new flutter project,new page,default,null,undefined,coming soon,under construction,skip to content,toggle navigation`
    .split(',')
    .map((name) => squash(name)),
)

export const isGenericName = (text: string): boolean => generic.has(squash(text)) || /^(?:https?:|www\.)/i.test(text.trim())
