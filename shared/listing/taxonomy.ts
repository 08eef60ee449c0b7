/** Categories of the catalog. `applicationCategory` is the value schema.org's SoftwareApplication expects. */
export const taxonomy = [
  { slug: 'ai', label: 'AI', applicationCategory: 'BusinessApplication' },
  { slug: 'developer-tools', label: 'Developer tools', applicationCategory: 'DeveloperApplication' },
  { slug: 'data-analytics', label: 'Databases & analytics', applicationCategory: 'BusinessApplication' },
  { slug: 'hosting-cloud', label: 'Hosting, cloud & DevOps', applicationCategory: 'DeveloperApplication' },
  { slug: 'security-privacy', label: 'Security & privacy', applicationCategory: 'SecurityApplication' },
  { slug: 'productivity', label: 'Productivity', applicationCategory: 'BusinessApplication' },
  { slug: 'utilities', label: 'Utilities', applicationCategory: 'UtilitiesApplication' },
  { slug: 'browser-extensions', label: 'Browser extensions', applicationCategory: 'BrowserApplication' },
  { slug: 'writing-documentation', label: 'Writing & documentation', applicationCategory: 'BusinessApplication' },
  { slug: 'design', label: 'Design', applicationCategory: 'DesignApplication' },
  { slug: 'photo-video', label: 'Photo & video', applicationCategory: 'MultimediaApplication' },
  { slug: 'audio-music', label: 'Audio & music', applicationCategory: 'MultimediaApplication' },
  { slug: 'marketing-seo', label: 'Marketing & SEO', applicationCategory: 'BusinessApplication' },
  { slug: 'sales-support', label: 'Sales & customer support', applicationCategory: 'BusinessApplication' },
  { slug: 'business', label: 'Business', applicationCategory: 'BusinessApplication' },
  { slug: 'web-agency', label: 'Web development & agency', applicationCategory: 'BusinessApplication' },
  { slug: 'finance-accounting', label: 'Finance, accounting & crypto', applicationCategory: 'FinanceApplication' },
  { slug: 'jobs-hr', label: 'Jobs, career & HR', applicationCategory: 'BusinessApplication' },
  { slug: 'real-estate', label: 'Real estate & property management', applicationCategory: 'BusinessApplication' },
  { slug: 'ecommerce-marketplace', label: 'E-commerce & marketplace', applicationCategory: 'ShoppingApplication' },
  { slug: 'community-social', label: 'Community & social', applicationCategory: 'SocialNetworkingApplication' },
  { slug: 'messaging-email', label: 'Communication, chat & email', applicationCategory: 'CommunicationApplication' },
  { slug: 'education', label: 'Education & science', applicationCategory: 'EducationalApplication' },
  { slug: 'health-fitness', label: 'Health & fitness', applicationCategory: 'HealthApplication' },
  { slug: 'lifestyle', label: 'Lifestyle', applicationCategory: 'LifestyleApplication' },
  { slug: 'food-drink', label: 'Food & drink', applicationCategory: 'LifestyleApplication' },
  { slug: 'sports-outdoors', label: 'Sports & outdoors', applicationCategory: 'SportsApplication' },
  { slug: 'travel-hospitality', label: 'Travel & hospitality', applicationCategory: 'TravelApplication' },
  { slug: 'games', label: 'Games', applicationCategory: 'GameApplication' },
  { slug: 'news-directories', label: 'News & directory', applicationCategory: 'ReferenceApplication' },
] as const

export type CategorySlug = (typeof taxonomy)[number]['slug']

const labels = new Map<string, string>(taxonomy.map(({ slug, label }) => [slug, label]))

export const isCategory = (slug: string): boolean => labels.has(slug)

/** The label of a category; an unknown slug is its own label. */
export const categoryLabel = (slug: string): string => labels.get(slug) ?? slug
