import { defineTopic } from './topic.ts'

/** Words of links to documentation. */
export const docsTopic = defineTopic({
  en: ['docs', 'documentation', 'user guide', 'guide', 'guides', 'api reference', 'reference', 'manual', 'tutorial', 'tutorials'],
  de: ['dokumentation', 'handbuch', 'anleitung*'],
  fr: ['documentation', 'guide', 'manuel'],
  es: ['documentación', 'guía', 'manual'],
  it: ['documentazione', 'guida'],
  pt: ['documentação', 'guia'],
  nl: ['documentatie', 'handleiding'],
  pl: ['dokumentacja', 'poradnik'],
  ru: ['документация', 'руководство'],
  uk: ['документація'],
  tr: ['dokümantasyon', 'belgeler'],
  ja: ['ドキュメント', 'マニュアル', 'ガイド'],
  zh: ['文档', '文檔', '教程', '指南'],
  ko: ['문서', '가이드'],
})
