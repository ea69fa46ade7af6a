export const health = `
First aid
Nursing | patient care
Elderly care | care of the elderly
Paediatric nursing | children's nursing
Intensive care
Emergency medicine | paramedic
Wound care
Blood sampling | phlebotomy
Vital signs | patient monitoring
Infection control | hospital hygiene
Medication management
Medical documentation | patient records
Medical coding | ICD-10
Anatomy
Physiology
Pathology
Radiology | X-ray, MRI
Radiography | radiological technology
Ultrasound
Laboratory diagnostics | biomedical analysis
Histology
Haematology
Pharmacy | dispensing
Clinical trials | clinical research
Good clinical practice | GCP
Drug safety | pharmacovigilance
Regulatory affairs | medical approval
Good manufacturing practice | GMP
Medical devices regulation | MDR
Physiotherapy
Occupational therapy | ergotherapy
Speech therapy | logopaedics
Psychotherapy
Clinical psychology
Psychiatric care | mental health
Addiction counselling
Midwifery
Dietetics | nutrition counselling
Nutrition science
Sports science
Sports therapy | rehabilitation
Exercise instruction | personal training
Massage
Dentistry | dental assistance
Dental technology
Optometry | optics for eyes
Hearing aid acoustics | audiology
Orthopaedic technology | prosthetics
Veterinary medicine | animal health
Veterinary assistance
Epidemiology
Public health
Health promotion | prevention
Health economics
Hospital management | health management
Telemedicine | digital health
Medical writing
Palliative care | hospice
Disability support | assistance
Sign of life support | resuscitation, CPR
Surgery assistance | operating theatre
Anaesthesia assistance
`;
