export const marketing = `
Marketing
Marketing strategy | marketing planning
Market research
Competitor analysis
Target groups | personas
Brand management | branding
Online marketing | digital marketing
Search engine optimisation | SEO
Search engine advertising | SEA, Google Ads
Social media management | social media
Content marketing
Content planning | editorial calendars
Community management
Influencer marketing
E-mail marketing | mailings
Marketing automation | HubSpot
Affiliate marketing
Performance marketing
Conversion optimisation | CRO
Display advertising | banner ads
Campaign management | campaigns
Advertising
Product marketing
Trade marketing | point of sale
Trade fairs | exhibitions
Event marketing
Sponsorship
Pricing | price strategy
Customer surveys | customer feedback
Customer journey | touchpoints
Growth experiments | growth hacking
App store optimisation | ASO
Video marketing
Instagram
TikTok
LinkedIn
YouTube
Tourism marketing | destination marketing
Nonprofit marketing | fundraising campaigns
Public affairs | lobbying
Merchandising
`;
