/** Chinese characters that are frequent in names of companies, as they are spoken. Pure. */
const PINYIN =
  'an安 ao奥澳 ba巴八 bai白百 ban半 bang邦 bao宝保包 bei北贝 ben本 bi比碧 bo博波 bu步布 cai财彩 can灿 cang沧 cao草 chang长昌常畅 ' +
  'chao超朝潮 chen辰晨陈 cheng成城诚程 chi驰池 chu楚初 chuan川传船 chuang创 chun春 ci慈 cong聪 da大达 dai代 dan丹 dao道岛 de德得 ' +
  'deng登 di地帝迪 ding鼎定 dong东动 dou斗 du都 duo多 en恩 er尔二 fa发法 fan凡帆 fang方房 fei飞菲 feng丰风峰凤锋 fu福富复 gang港钢 ' +
  'gao高 ge格歌 gong工公 gu古谷 guan冠 guang光广 gui桂贵 guo国果 ha哈 hai海 han汉韩 hang航杭 hao豪好浩 he和合河禾 hei黑 heng恒衡 ' +
  'hong宏红鸿虹 hou厚 hu湖沪虎 hua华花化 huai淮 huan环欢 huang黄皇 hui汇惠辉慧 huo火 ji吉机集技济极 jia家嘉佳加 jian建健 jiang江 ' +
  'jiao交 jie杰捷 jin金锦进晋 jing京晶精景 jiu九久 jun军骏 kai开凯 kang康 ke科克 kong空 kuai快 kun昆 la拉 lai来莱 lan蓝兰 lang朗 ' +
  'le乐 lei雷 li利力立丽理里 lian联连 liang良亮 lin林临 ling灵凌 liu六柳 long龙隆 lu路绿鲁 lun伦 luo罗洛 ma马 mai迈麦 man满 mao茂 mei美 ' +
  'meng蒙 mi米 min民 ming明名 mo摩 mu木牧 na纳 nan南 neng能 ning宁 niu牛 nong农 nuo诺 ou欧 pan盘 peng鹏 ping平苹 pu普浦 qi奇七齐企 qian千钱 ' +
  'qiang强 qiao桥 qin秦 qing青清庆 qiu秋 quan全泉 qun群 ran然 ren人仁 ri日 rong荣融容 ru如 rui瑞锐 run润 sai赛 san三 sen森 sha沙 ' +
  'shan山善闪 shang上尚商 shen深申 sheng生盛胜晟圣 shi世石时实士视师 shou寿首 shu数书蜀 shuang双 shui水 shun顺 si四思斯 song松 su苏速 sui穗 ' +
  'sun孙 tai太泰台 tan坛 tang唐 tao桃淘 te特 teng腾 ti体 tian天田 tie铁 tong通同 tu图途 tuo拓 wan万湾 wang王网旺 wei为威维微伟卫 wen文温 wo沃 ' +
  'wu五武物 xi西喜希 xia夏 xian先鲜 xiang祥香湘翔 xiao小晓 xin新信鑫心欣 xing星兴 xiong雄 xiu秀 xu旭徐 xuan轩 xue雪 ya亚雅 yan岩研 yang阳洋扬 ' +
  'yao耀药 ye业叶 yi一益宜易亿毅 yin银 ying英盈 yong永勇 you友优有 yu玉宇裕渝御鱼 yuan元远园源 yue月越悦粤 yun云运 zai在 ze泽 zhan展 ' +
  'zhang张 zhao照招 zhe浙 zhen振珍 zheng正郑 zhi智之志 zhong中众重 zhou州洲周 zhu珠 zhuo卓 zi子紫 zong宗 zun尊 zuo作';

const SOUNDS = new Map(
  PINYIN.split(' ').flatMap((entry) => {
    const sound = entry.replace(/[^a-z]/g, '');
    return [...entry.slice(sound.length)].map((character): [string, string] => [character, sound]);
  }),
);

/** Branches of business that names abroad translate: Chinese, Japanese and Korean. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/科技|技术|技術|テクノロジー|테크놀로지/g, 'technology'],
  [/电子|電子|エレクトロニクス|전자/g, 'electronics'],
  [/机械|機械|기계/g, 'machinery'],
  [/集团|集團|グループ|그룹/g, 'group'],
  [/控股|ホールディングス|홀딩스/g, 'holdings'],
  [/银行|銀行|은행/g, 'bank'],
  [/保险|保険|보험/g, 'insurance'],
  [/汽车|自動車|자동차/g, 'motor'],
  [/医药|制药|製薬|药业|제약/g, 'pharmaceutical'],
  [/化学|化工|화학/g, 'chemical'],
  [/建设|建設|建筑|건설/g, 'construction'],
  [/食品|식품|フーズ/g, 'food'],
  [/能源|エネルギー|에너지/g, 'energy'],
  [/软件|ソフトウェア|소프트웨어/g, 'software'],
  [/系统|システム|시스템/g, 'systems'],
  [/网络|ネットワーク|네트웍스/g, 'network'],
  [/للتجارة|التجارية|贸易|貿易|商事|무역/g, 'trading'],
  [/物流|물류/g, 'logistics'],
  [/国际|國際|国際|インターナショナル/g, 'international'],
  [/实业|実業|工业|工業|산업/g, 'industry'],
  [/大学|大學|대학교/g, 'university'],
  [/医院|病院|병원/g, 'hospital'],
];

export const translateBranches = (text: string): string =>
  WORDS.reduce((left, [words, english]) => left.replace(words, ` ${english} `), text);

/** Characters that are not known stay. */
export const romaniseHan = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => SOUNDS.get(character) ?? character);
